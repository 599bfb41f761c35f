"""PettingZoo: `env("burgundy")` asks one seat after the other, `parallel_env("orleans")` all that are asked at once.

Of those that are asked at once the one that sits first answers first; what it chose stays hidden from the others all
the same. The same seat may act several times in a row. Rewards come at the end (`State.returns`), or as points are
scored (`reward="points"`).
"""

from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from bastide.adapters.seating import NOT_BEGUN, Setting, drawn_seed
from bastide.core.state import State

Reward = Literal["returns", "points"]
Seen = dict[str, NDArray[Any]]


def env(game: str, seats: int = 2, reward: Reward = "returns", **options: Any) -> "Turns":
    """A game in turns."""
    return Turns(Setting(game, seats, options), reward)


def parallel_env(game: str, seats: int = 2, reward: Reward = "returns", **options: Any) -> "Together":
    """A game in which everybody acts at every step; who is not asked waits (the last action)."""
    return Together(Setting(game, seats, options), reward)


class Table:
    """What both kinds of environment have: a state, names for the seats, and what they have gained."""

    def __init__(self, setting: Setting, reward: Reward) -> None:
        if reward not in get_args(Reward):
            raise ValueError(f"reward is one of {', '.join(get_args(Reward))}, not {reward!r}")
        self.setting = setting
        self.reward = reward
        self.names = [f"seat_{seat}" for seat in range(setting.seats)]
        self.generator, _ = seeding.np_random(None)
        self.state: State = setting.start(0)
        self.counted = [0.0] * setting.seats

    def deal(self, seed: int | None) -> None:
        """Begin a game; a seed begins a row of games."""
        if seed is not None:
            self.generator, _ = seeding.np_random(seed)
        self.state = self.setting.start(drawn_seed(self.generator))
        self.counted = [0.0] * self.setting.seats

    def seat(self, agent: str) -> int:
        """Where an agent sits."""
        if agent not in self.names:
            raise ValueError(f"there is no agent {agent!r}; there are {', '.join(self.names)}")
        return self.names.index(agent)

    def worth(self) -> list[float]:
        """What a seat has gained so far."""
        return self.state.returns() if self.reward == "returns" else [float(points) for points in self.state.scores()]

    def gained(self) -> list[float]:
        """What each seat has gained since this was last asked."""
        before, self.counted = self.counted, self.worth()
        return [now - then for now, then in zip(self.counted, before, strict=True)]

    def metadata(self) -> dict[str, Any]:
        """What PettingZoo wants to know."""
        name = f"bastide_{self.setting.game.name}_v1"
        return {"render_modes": ["ansi"], "name": name, "is_parallelizable": False}

    def space(self, actions: int) -> spaces.Dict:
        """What a seat is shown."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.setting.length,), np.uint8),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )


class Seated:
    """What PettingZoo asks of both kinds of environment."""

    def sit(self, table: Table, actions: int) -> None:
        """Make all that follows from a table."""
        self.table = table
        self.render_mode = "ansi"
        self.metadata = table.metadata()
        self.possible_agents = table.names
        self.observation_spaces = dict.fromkeys(table.names, table.space(actions))
        self.action_spaces = dict.fromkeys(table.names, spaces.Discrete(actions))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    def render(self) -> str:
        """The game in one line."""
        return repr(self.table.state)

    def close(self) -> None:
        """There is nothing to close."""
        return


class Turns(Seated, AECEnv[str, Seen, int]):
    """One seat is asked after the other."""

    def __init__(self, setting: Setting, reward: Reward) -> None:
        super().__init__()
        self.sit(Table(setting, reward), setting.actions)

    @property
    def state_of_game(self) -> State:
        """The game itself, for whoever wants to look at it."""
        return self.table.state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.state.to_act[0]]

    def observe(self, agent: str) -> Seen:
        seat = self.table.seat(agent)
        setting, state = self.table.setting, self.table.state
        mask = setting.mask(state, seat) if agent == self.agent_selection else np.zeros(setting.actions, np.int8)
        return {"observation": setting.seen(state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if not hasattr(self, "agent_selection"):
            raise ValueError(NOT_BEGUN)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act: None is no action")
        state = self.table.state
        state.step(action, self.possible_agents.index(agent))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.table.gained(), strict=True))
        if state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[state.to_act[0]]
        self._accumulate_rewards()
        if state.over:
            self._deads_step_first()


class Together(Seated, ParallelEnv[str, Seen, int]):
    """Everybody acts at every step. Who is not asked, waits; those who are asked answer in the order of their seats,
    and whose answer has meanwhile become impossible is asked again."""

    def __init__(self, setting: Setting, reward: Reward) -> None:
        self.agents: list[str] = []
        self.wait = setting.actions
        self.sit(Table(setting, reward), setting.actions + 1)

    def seen(self) -> dict[str, Seen]:
        """What every agent is shown."""
        setting, state = self.table.setting, self.table.state
        found: dict[str, Seen] = {}
        for seat, agent in enumerate(self.possible_agents):
            waits = np.array([seat not in state.to_act], np.int8)
            mask = np.concatenate([setting.mask(state, seat), waits])
            found[agent] = {"observation": setting.seen(state, seat), "action_mask": mask}
        return found

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.table.deal(seed)
        self.agents = list(self.possible_agents)
        return self.seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        if not self.agents:
            raise ValueError(NOT_BEGUN)
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise ValueError(f"every agent acts, if only to wait ({self.wait}): {', '.join(missing)} did not")
        state = self.table.state
        asked = state.to_act
        for seat, agent in enumerate(self.possible_agents):
            if seat not in asked and actions[agent] != self.wait:
                raise ValueError(f"{agent} is asked nothing: it can only wait ({self.wait})")
            if seat in asked and actions[agent] not in state.codes(seat):
                state.step(actions[agent], seat)  # says why not
        for seat in asked:
            said = actions[self.possible_agents[seat]]
            if seat in state.to_act and said in state.codes(seat):
                state.step(said, seat)
        agents = self.agents
        rewards = dict(zip(agents, self.table.gained(), strict=True))
        over = dict.fromkeys(agents, state.over)
        seen = self.seen()
        if state.over:
            self.agents = []
        return seen, rewards, over, dict.fromkeys(agents, False), {agent: {} for agent in agents}
