"""The command line: one module per group of commands. Qt is needed for playing and for the demo only."""

from kidslogic.cli.console import system_language
from kidslogic.cli.entry import main

__all__ = ["main", "system_language"]
