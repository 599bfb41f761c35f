"""The Princes of Florence in a terminal.

Only the terminal loads this package. It alone of the game's folder imports more than core (`bastide.terminal.boards`
and rich), and it is never compiled.
"""

from bastide.games.florence.terminal.board import Table

__all__ = ["Table"]
