"""Where the built app begins: the same as `python -m kidslogic`."""

import sys

from kidslogic.cli import main

sys.exit(main())
