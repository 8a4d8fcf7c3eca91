"""KidsLogic: three logic board games for children of five to ten, offline and free."""

__version__ = "0.1.0"
