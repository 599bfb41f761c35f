"""Gymnasium: one seat of a game, the others are bots. `SeatEnv("burgundy", bots=["greedy"])`.

An action that is not legal ends the game with the worst reward, and `info["illegal"]` says why; what is legal is in
`info["action_mask"]` and `action_masks()`.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bastide.adapters.seating import NOT_BEGUN, Setting, drawn_seed
from bastide.core.bot import Bot
from bastide.core.catalog import bot as find_bot
from bastide.core.errors import IllegalAction, InputError
from bastide.core.state import State

Seen = NDArray[np.uint8]


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """`bots` sit at the other seats, from the next one on; fewer than seats are taken in turn."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 (so the base class has it)

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        bots: Sequence[str | Bot] = ("random",),
        render_mode: str | None = "ansi",
        **options: Any,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f'render_mode is "ansi" or None, not {render_mode!r}')
        self.setting = Setting(game, seats, options)
        self.render_mode = render_mode
        self.seat = seat
        self.bots: list[Bot] = [find_bot(one) if isinstance(one, str) else one for one in bots]
        self.observation_space = spaces.Box(0, 255, (self.setting.length,), np.uint8)
        self.action_space = spaces.Discrete(self.setting.actions)
        self.state: State = self.setting.start(0)
        self.state.check_seat(seat)
        self.seed = ""
        self.going = False
        """Between `reset` and the end."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.seed = drawn_seed(self.np_random)
        self.state = self.setting.start(self.seed)
        self._others()
        self.going = True
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if not self.going:
            raise gymnasium.error.ResetNeeded(NOT_BEGUN)
        try:
            self.state.step(action, self.seat)
        except (IllegalAction, InputError) as error:
            self.going = False
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": str(error)}
        self._others()
        self.going = not self.state.over
        return self._seen(), self.state.returns()[self.seat], self.state.over, False, self._info()

    def action_masks(self) -> NDArray[np.int8]:
        """One number for every action, 1 where it is legal; so some libraries ask for it."""
        return self.setting.mask(self.state, self.seat)

    def render(self) -> str:
        return repr(self.state)

    def _others(self) -> None:
        """Let the bots play until this seat is asked, or the game is over."""
        state = self.state
        while not state.over and self.seat not in state.to_act:
            acting = state.to_act[0]
            bot = self.bots[((acting - self.seat) % self.setting.seats - 1) % len(self.bots)]
            state.apply(bot.choose(state, acting, seed=f"{self.seed} {state.moves}"))

    def _seen(self) -> Seen:
        return self.setting.seen(self.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "scores": self.state.scores() if self.state.over else []}
