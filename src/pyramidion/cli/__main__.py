"""`python -m pyramidion.cli`, for where the script is not on the path."""

import sys

from pyramidion.cli.main import main

sys.exit(main())
