"""The line of play at a table: its moves know the log entries that brought them."""

from bastide.core.action import Action
from bastide.core.history import History, Move


class TableMove(Move):
    """An action on the line: the log entry that brought it, and whether it showed something new."""

    def __init__(self, action: Action, number: int, reveals: bool) -> None:
        super().__init__(action)
        self.number = number
        self.reveals = reveals


class TableHistory(History[TableMove]):
    def places(self) -> dict[int, int]:
        """By log entry, how many moves had been played after its move; none for what was taken back for good."""
        return {move.number: place for place, move in enumerate(self.line, 1)}
