"""`python -m pyramidion`: the same as the command `pyramidion`."""

import sys

from pyramidion.cli.main import main

sys.exit(main())
