"""Golden games: records of bots to be read and replayed, and check sums of many random games.

A game keeps them in its folder `golden`: *.game and digests.txt, which interpreted and compiled engine must both meet.
"""

from hashlib import sha256
from pathlib import Path

import bastide
from bastide.core.rng import seeded

Table = tuple[int, dict[str, object], tuple[str, ...]]
"""Seats, options, and the bot of each seat."""


class Golden:
    """The golden games of one game: `games` of bots by name; random ones for each seat count and way to set up."""

    def __init__(self, game: str, folder: Path, games: dict[str, Table], setups: dict[str, dict[str, object]]) -> None:
        self.game = game
        self.folder = folder / "golden"
        self.games = games
        self.setups = setups

    def bot_game(self, name: str) -> bastide.Record:
        seats, options, names = self.games[name]
        record = bastide.Record(self.game, seats, name, options)
        bots = [bastide.bot(bot) for bot in names]
        while not record.state.over:
            seat = record.state.to_act[-1]
            record.apply(bots[seat].choose(record.state, seat, seed=len(record.moves)))
        return record

    def random_game(self, seats: int, setup: str, seed: str) -> str:
        """The text of a random game's record."""
        record = bastide.Record(self.game, seats, seed, self.setups[setup])
        rng = seeded(seed, "golden player")
        while not record.state.over:
            legal = record.state.legal(record.state.to_act[0])
            record.apply(legal[rng.below(len(legal))])
        return record.text()

    def possible(self, seats: int, setup: str) -> bool:
        """Whether a game of so many can be set up so."""
        return True

    def digests(self) -> list[str]:
        """A line for each random game: how it was set up and the check sum of its record."""
        found: list[str] = []
        for seats in bastide.game(self.game).seats:
            for setup in [setup for setup in self.setups if self.possible(seats, setup)]:
                for number in range(3):
                    text = self.random_game(seats, setup, f"golden {number}")
                    found.append(f"{seats} {setup} {number} {sha256(text.encode()).hexdigest()}")
        return found

    def write(self) -> None:
        self.folder.mkdir(exist_ok=True)
        (self.folder / "digests.txt").write_text("\n".join(self.digests()) + "\n")
        for name in self.games:
            (self.folder / f"{name}.game").write_text(self.bot_game(name).text())

    # ---- checks

    def check_files(self) -> None:
        """Every game is there, and no other."""
        assert {file.stem for file in self.folder.glob("*.game")} == set(self.games)

    def check_game(self, name: str) -> None:
        """A record replays to the same bytes, score and winner."""
        text = (self.folder / f"{name}.game").read_text()
        record = bastide.Record.parse(text)
        assert record.state.over
        assert record.text() == text

    def check_digests(self) -> None:
        """The same seeds give the same records: `make test` checks it interpreted, `make test-compiled` compiled."""
        assert self.digests() == (self.folder / "digests.txt").read_text().split("\n")[:-1]
