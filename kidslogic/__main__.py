"""`python -m kidslogic`."""

import sys

from kidslogic.cli import main

sys.exit(main())
