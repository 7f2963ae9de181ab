"""`python -m pyramidion`: the same as the command `pyramidion`."""

from pyramidion.cli.main import main

main()
