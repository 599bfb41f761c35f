"""The fair by other rules than those by which something was recorded."""

import pytest

from bastide.core.action import Action
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.examples.fair.actions import Build
from bastide.examples.fair.game import GAME as GAME
from bastide.examples.fair.game import Fair as Fair
from bastide.examples.fair.state import FairState

VERSION = 2


def change(patch: pytest.MonkeyPatch, version: int = VERSION) -> None:
    """From now on booths are never turned."""
    patch.setattr(Fair, "rules_version", version)
    before = Build.refuse

    def refuse(self: Build, state: FairState, asked: Decision) -> Refusal | None:
        return Refusal("FAIR-5", "refuse-turn", {"count": 1}) if self.turn else before(self, state, asked)

    patch.setattr(Build, "refuse", refuse)


def count_otherwise(patch: pytest.MonkeyPatch) -> None:
    """From now on everybody has a point more."""
    patch.setattr(Fair, "rules_version", VERSION)
    before = FairState.scores
    patch.setattr(FairState, "scores", lambda self: [points + 1 for points in before(self)])


def forbid(patch: pytest.MonkeyPatch, action: Action, moves: int) -> None:
    """From now on such an action is not allowed after so many moves."""
    patch.setattr(Fair, "rules_version", VERSION)
    kind = type(action)
    before = kind.refuse

    def refuse(self: Action, state: FairState, asked: Decision) -> Refusal | None:
        return Refusal("FAIR-5", "refuse-turn", {"count": 1}) if state.moves == moves else before(self, state, asked)

    patch.setattr(kind, "refuse", refuse)
