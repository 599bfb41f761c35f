"""What is asked (ORL-8.4)."""

from typing import ClassVar, Final

from bastide.core.action import Action
from bastide.core.argument import Argument, Heap
from bastide.core.choice import Choice
from bastide.core.decision import Decision
from bastide.core.errors import Refusal
from bastide.core.kinds import Name, Number
from bastide.core.phrases import Phrase, player
from bastide.core.question import Question
from bastide.core.saving import MANY
from bastide.games.orleans import goods
from bastide.games.orleans.acting import Asking
from bastide.games.orleans.actions.move import DECLINES, NEVER, Decline
from bastide.games.orleans.components import DEEDS, SEATS
from bastide.games.orleans.intrigue import actions, plots
from bastide.games.orleans.intrigue.plots import Villain, opponents, plot_of, villain
from bastide.games.orleans.position import ACTIONS, Position

VILLAIN: Final = Argument("villain", Name(DEEDS))
DETAIL: Final = Argument("detail", Number(0, plots.WIDE), 0)
OFFERED: Final = (
    Argument("coins", Number(0, MANY), 0),
    Heap("goods", goods.GOODS, goods.WIDTH),
    Heap("brasserie", goods.GOODS, goods.WIDTH),
)


class Plotting(Asking):
    """D16 (ORL-8.4.3.1): the target and the exact effect; only the Arsonist may be declined (ORL-8.4.9)."""

    name: ClassVar[str] = "plot"
    rule: ClassVar[str] = "ORL-8.4.3.1"
    answers: ClassVar[tuple[type[Action], ...]] = (*actions.NAMINGS, Decline)
    arguments: ClassVar[tuple[Argument, ...]] = (VILLAIN,)

    def choices(self, state: Position, decision: Decision) -> list[Action]:
        row = villain(state, decision.a)
        return [actions.naming(decision.seat, row.way, plot) for plot in row.plots(state, decision.seat)]

    def tell_why(self, state: Position, decision: Decision) -> None:
        name = villain(state, decision.a).name
        state.tell("no_use", decision.seat, {"what": name, "why": "why-no-target"})

    def near(self, state: Position, decision: Decision) -> list[Action]:
        row = villain(state, decision.a)
        return [
            actions.naming(decision.seat, row.way, plot_of(target, detail))
            for target in opponents(state, decision.seat)
            for detail in row.thinkable(state, decision.seat, target)
        ]

    def must(self, state: Position, decision: Decision) -> Refusal | None:
        row = villain(state, decision.a)
        return None if row.optional else Refusal("ORL-8.4.9", "refuse-must-plot", {"villain": f"@deed-{row.name}"})

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        return Phrase("ask-plot", {"villain": f"@deed-{villain(state, decision.a).name}"})

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        return {"seat": decision.seat, "ask": self.name, "villain": villain(state, decision.a).name}

    def fits(self, state: Position, decision: Decision) -> bool:
        row = state.box.row(decision.a)
        known = isinstance(row, Villain) and not row.hits_all
        carries = decision.b or decision.c or decision.more or decision.together
        return known and not carries and self.belongs(state, decision) and self.find(state, decision, None)


class Bribing(Choice):
    """A villain does something to a player, who may offer something for it (ORL-8.4.3)."""

    rule: ClassVar[str] = "ORL-8.4.3"
    other: ClassVar[str] = ""  # what sentences call the other player, `c` of the decision

    def sides(self, decision: Decision) -> tuple[int, int]:
        """Whose villain it is, and his target."""
        return decision.c, decision.seat

    def sentence(self, state: Position, decision: Decision) -> Phrase:
        name = f"@deed-{villain(state, decision.a).name}"
        return Phrase(
            f"ask-{self.name}", {"villain": name, self.other: player(decision.c), **actions.offer_words(decision)}
        )

    def shown(self, state: Position, decision: Decision) -> dict[str, object]:
        """Who does what to whom, and what is offered for it."""
        row = villain(state, decision.a)
        by, target = self.sides(decision)
        coins, stock, tile = plots.offered(decision)
        return {
            "seat": decision.seat,
            "ask": self.name,
            "villain": row.name,
            "by": by,
            "target": target,
            **row.shown(state, decision.b),
            "offer": {"coins": coins, "goods": goods.goods_json(stock), "brasserie": goods.goods_json(tile)},
        }

    def fits(self, state: Position, decision: Decision) -> bool:
        """Whether the villain can do this, and the target has what he offers."""
        by, target = self.sides(decision)
        more = decision.more
        row = state.box.row(decision.a)
        here = state.phase == ACTIONS and state.acted and state.active == by
        if not isinstance(row, Villain) or not here or decision.together or target >= state.seats or by == target:
            return False
        possible = decision.b == 0 if row.hits_all else plot_of(target, decision.b) in row.plots(state, by)
        told = not more or (len(more) == 3 and any(more) and max(more[1:]) <= goods.ALL_FIELDS)
        return possible and told and plots.owns_offer(state.players[target], decision)


def offers(seat: int, coins: int, stock: int, tile: int) -> list[Action]:
    """What can be added to an offer, out of so much."""
    moves = actions.OFFER_GOODS[seat]
    found = [*actions.OFFER_COINS[seat][:coins], *[moves[good][0] for good in goods.kinds(stock)]]
    return found + [moves[good][1] for good in goods.kinds(tile)]


class Offering(Bribing):
    """D17 (ORL-8.4.3): a bribe, or none; whoever would lose nothing, or has nothing, is not asked."""

    name: ClassVar[str] = "offer"
    order_rule: ClassVar[str] = "ORL-8.4.3"
    other: ClassVar[str] = "by"
    arguments: ClassVar[tuple[Argument, ...]] = (VILLAIN, DETAIL, Argument("by", Number(0, SEATS - 1)), *OFFERED)
    answers: ClassVar[tuple[type[Action], ...]] = (actions.OfferCoins, actions.OfferGood, actions.Propose, Decline)

    def choices(self, state: Position, decision: Decision) -> list[Action]:
        if not villain(state, decision.a).harms(state, decision.c, decision.seat, decision.b):
            return []
        found = offers(decision.seat, *plots.left_to_offer(state.players[decision.seat], decision))
        return [*found, actions.PROPOSALS[decision.seat]] if decision.more else found

    def near(self, state: Position, decision: Decision) -> list[Action]:
        """All that the player owns, also what he offers already."""
        player = state.players[decision.seat]
        found = offers(decision.seat, player.coins, player.goods, player.brasserie)
        return [*found, actions.PROPOSALS[decision.seat]]

    def declined(self, state: Position, decision: Decision) -> None:
        villain(state, decision.a).strike(state, decision.c, decision.seat, decision.b)


class Answering(Bribing):
    """D17 (ORL-8.4.3.1): accept the bribe or refuse it."""

    name: ClassVar[str] = "bribe"
    other: ClassVar[str] = "from"
    arguments: ClassVar[tuple[Argument, ...]] = (VILLAIN, DETAIL, Argument("from", Number(0, SEATS - 1)), *OFFERED)
    answers: ClassVar[tuple[type[Action], ...]] = (actions.Accept, actions.Refuse)

    def sides(self, decision: Decision) -> tuple[int, int]:
        return decision.seat, decision.c

    def choices(self, state: Position, decision: Decision) -> list[Action]:
        return [actions.ACCEPTS[decision.seat], actions.REFUSALS[decision.seat]]

    def fits(self, state: Position, decision: Decision) -> bool:
        return decision.more != () and super().fits(state, decision)


class Picking(Asking):
    """D24 (ORL-8.4.9): a good of the goods market, if it has any; not to be declined."""

    name: ClassVar[str] = "pick"
    rule: ClassVar[str] = "ORL-8.4.9"
    answers: ClassVar[tuple[type[Action], ...]] = (actions.PickGood,)
    every: ClassVar[list[list[Action]]] = actions.PICKS


QUESTIONS: Final[list[Question]] = [Plotting(DECLINES), Offering(DECLINES), Answering(NEVER), Picking(NEVER)]
"""By the numbers of asks.py."""
