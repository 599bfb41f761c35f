"""How long a search may go on: so many positions, the same everywhere, or so many seconds, or whichever is less."""

from time import monotonic


class Budget:
    """0: as many as there is time for, or as much time as that takes."""

    def __init__(self, nodes: int, seconds: float = 0.0) -> None:
        self.nodes = nodes
        self.seconds = seconds
        self.used = 0
        self._start = monotonic() if seconds else 0.0

    def part(self) -> float:
        """The part of it that is gone: from 0 to 1, and beyond."""
        gone = self.used / self.nodes if self.nodes else 0.0
        return max(gone, (monotonic() - self._start) / self.seconds) if self.seconds else gone

    def hurried(self) -> bool:
        """Whether half of the time is gone."""
        return self.seconds > 0.0 and monotonic() - self._start > 0.5 * self.seconds
