"""The file of a tournament: its settings in the first line, then a line of JSON for each game, in the order in which
they ended. Whoever was interrupted goes on from it; a last line that was cut off is played again."""

import json
from io import BufferedRandom
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any, Self

from bastide.arena.deals import Sitting
from bastide.arena.errors import ArenaError
from bastide.arena.match import Match, Outcome

fcntl: ModuleType | None
try:
    import fcntl
except ModuleNotFoundError:  # Windows
    fcntl = None

FORMAT = 1


class Journal:
    """The open file: `done` is what it holds, `add` writes a game that has ended."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.match = match
        self.done: dict[Sitting, Outcome] = {}
        self._file: BufferedRandom = path.open("r+b" if path.exists() else "w+b")
        try:
            self._lock()
            self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, outcome: Outcome) -> None:
        self.done[outcome.sitting] = outcome
        self._write(line_of(outcome))

    def _lock(self) -> None:
        """Two at once would tear each other's lines; the lock ends with the process."""
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise ArenaError("bad-results-busy", file=str(self.path)) from None
            except OSError:  # a file system without locks
                pass

    def _write(self, data: dict[str, object]) -> None:
        self._file.write(written(data))
        self._file.flush()

    def _read(self) -> None:
        heading = {"bastide_arena": FORMAT, **self.match.identity()}
        text = self._file.read()
        whole = text.rfind(b"\n") + 1
        if not whole:
            if not written(heading).startswith(text):
                raise ArenaError("bad-results-file", file=str(self.path))
            self._file.seek(0)
            self._file.truncate()
            self._write(heading)
            return
        lines = text[:whole].splitlines()
        self._compare(self._object(lines[0]), heading)
        for number, line in enumerate(lines[1:], 2):
            try:
                outcome = outcome_of(self._object(line), self.match)
            except (KeyError, TypeError, ValueError):
                raise ArenaError("bad-results-line", file=str(self.path), line=number) from None
            self.done[outcome.sitting] = outcome
        self._file.seek(whole)
        self._file.truncate()

    def _object(self, line: bytes) -> dict[str, Any]:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise ArenaError("bad-results-file", file=str(self.path))
        return found

    def _compare(self, theirs: dict[str, Any], ours: dict[str, object]) -> None:
        if theirs.get("bastide_arena") != FORMAT:
            raise ArenaError("bad-results-file", file=str(self.path))
        for name, value in ours.items():
            there = theirs.get(name)
            if there != value:
                raise ArenaError("bad-results-other", file=str(self.path), **difference(name, there, value))


def difference(name: str, there: object, here: object) -> dict[str, str]:
    """Which setting is another one; of the options, which option."""
    if isinstance(there, dict) and isinstance(here, dict):
        for option in sorted({*there, *here}):
            if there.get(option) != here.get(option):
                return difference(f"option {option}", there.get(option), here.get(option))
    return {"name": name, "there": shown(there), "here": shown(here)}


def shown(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else "-" if value is None else str(value)


def written(data: dict[str, object]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def line_of(outcome: Outcome) -> dict[str, object]:
    sitting = outcome.sitting
    return {
        "deal": sitting.deal,
        "bots": list(sitting.lineup),
        "rotation": sitting.rotation,
        "scores": outcome.scores,
        "ranks": outcome.ranks,
        "wins": outcome.wins,
        "decisions": outcome.decisions,
        "seconds": [round(value, 6) for value in outcome.seconds],
        "longest": [round(value, 6) for value in outcome.longest],
    }


def outcome_of(line: dict[str, Any], match: Match) -> Outcome:
    lineup = tuple(int(number) for number in line["bots"])
    if len(lineup) != match.seats or not all(0 <= number < len(match.bots) for number in lineup):
        raise ValueError(lineup)
    wins, seconds, longest = (tuple(map(float, line[name])) for name in ("wins", "seconds", "longest"))
    scores, ranks, decisions = (tuple(map(int, line[name])) for name in ("scores", "ranks", "decisions"))
    if any(len(values) != match.seats for values in (wins, seconds, longest, scores, ranks, decisions)):
        raise ValueError(line)
    sitting = Sitting(int(line["deal"]), lineup, int(line["rotation"]))
    return Outcome(sitting, scores, ranks, wins, decisions, seconds, longest)


class Records:
    """A folder with the record of every game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def path(self, sitting: Sitting) -> Path:
        lineup = "-".join(str(number + 1) for number in sitting.lineup)
        return self.folder / f"deal{sitting.deal:05}.bots{lineup}.rotation{sitting.rotation}.game"

    def has(self, sitting: Sitting) -> bool:
        return self.path(sitting).exists()

    def save(self, outcome: Outcome) -> None:
        """Whole or not at all."""
        path = self.path(outcome.sitting)
        fresh = path.with_suffix(".part")
        fresh.write_text(outcome.record, "utf-8")
        fresh.replace(path)
