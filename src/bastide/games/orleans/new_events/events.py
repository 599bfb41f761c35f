"""The 34 hourglass tiles of Trade & Intrigue (ORL-8.2)."""

from typing import Final

from bastide.core.choice import choice_of
from bastide.core.decision import Decision
from bastide.games.orleans import debts, goods, tokens, tracks, turn
from bastide.games.orleans.asks import ASK_TOWER
from bastide.games.orleans.box import PLACE_NAMES, PLACE_OF, SLOT_IDS
from bastide.games.orleans.events import MEAL, Ban, Coins, Harvest, Plague, goods_tax, trading_day
from bastide.games.orleans.map import ORLEANS
from bastide.games.orleans.new_events import asks, famine
from bastide.games.orleans.position import Player, Position
from bastide.games.orleans.rules import EventTile
from bastide.games.orleans.tokens import BOATMAN, CHARACTER_OF, CRAFTSMAN, FARMER, KNIGHT, MONK, ONE, SCHOLAR, TOKENS

# ---- coins: what events cost

INDULGENCE: Final = 2
TRAINING: Final = 2
VOYAGE: Final = 2
TAX: Final = 3
EXCURSION: Final = 4
FINE: Final = 3  # of who will not give a good for Retraining
POLL: Final = 2
STAY: Final = 5
TENTH: Final = 10

# ---- other numbers

GUESTS: Final = 2  # tokens that come to a Wedding
TORTURES: Final = 5
DUES: Final = 5  # points that the goods are worth together
MEALS: Final = 2  # food for Harvest D
HUNGRY: Final = 3  # tokens that a Famine takes


class Quiet(EventTile):
    """Nothing happens in phase 6: Silence; Sabotage, Amnesty and Rest, which have acted before (ORL-8.2.3)."""

    def __init__(self, name: str, copies: int = 1, jams: bool = False, rests: bool = False) -> None:
        super().__init__(name, "ORL-8.2", copies=copies)
        self.strikes = False
        self.jams_technology = jams
        self.rests = rests


class Amnesty(Quiet):
    """ORL-8.2: who is recruited may go to a slot at once; the place may be used on a later turn (R-20)."""

    def recruited(self, state: Position, seat: int, character: int, place: int) -> None:
        state.ask(asks.ASK_AMNESTY, seat, character + 1, 0, place)


class PeasantUprising(EventTile):
    """ORL-8.2: farmers stand for others while players plan; those who still do in phase 6 go into the bag."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule)
        self.arms_farmers = True

    def rebels(self, state: Position, seat: int) -> list[int]:
        """Slots that are printed with another character and hold a farmer."""
        player = state.players[seat]
        farmers = [slot for slot in player.standing() if CHARACTER_OF[player.slots[slot] - 1] == FARMER]
        return [slot for slot in farmers if FARMER < state.box.types[slot] <= MONK]

    def hits(self, state: Position, seat: int) -> bool:
        return len(self.rebels(state, seat)) > 0

    def strike(self, state: Position, seat: int) -> None:
        player = state.players[seat]
        for slot in self.rebels(state, seat):
            kind = player.take_off(slot)
            player.bag += ONE[kind]
            state.moved("disperse", seat, TOKENS[kind], SLOT_IDS[slot], "bag", PLACE_NAMES[PLACE_OF[slot]])


# ---- coins


def poll_tax(player: Player) -> int:
    """ORL-8.2: for each token on the player board and on place tiles, starters too (R-38)."""
    return POLL * (len(player.standing()) + tokens.size(player.market) + tokens.size(player.tower))


def excursion(player: Player) -> int:
    """ORL-8.2: for a merchant in Orléans."""
    return EXCURSION if player.merchant == ORLEANS else 0


def fishing_grounds(player: Player) -> int:
    """ORL-8.2: the coins above the cube on the boatmen track; none on its last space (R-6)."""
    return tracks.BOAT_COINS[player.index(BOATMAN)]


# ---- merchants, goods, tokens, tiles


class Asks(EventTile):
    """It asks a question, and whoever has nothing to choose is not struck; unless declining it is a `loss`: who cannot
    go along with Retraining is fined too (R-30, R-56)."""

    def __init__(self, name: str, ask: int, negative: bool = False, loss: bool = False) -> None:
        super().__init__(name, "ORL-8.2", negative)
        self.ask = ask
        self.loss = loss

    def hits(self, state: Position, seat: int) -> bool:
        asked = Decision(seat, self.ask)
        return self.loss or choice_of(state, asked).find(state, asked, None)

    def strike(self, state: Position, seat: int) -> None:
        state.ask(self.ask, seat)


class Summons(Asks):
    """ORL-8.2: to Orléans, unless one pays; asked only if he is elsewhere and has the coins."""

    def hits(self, state: Position, seat: int) -> bool:
        return state.players[seat].merchant != ORLEANS


class BonVoyage(EventTile):
    """ORL-8.2, R-18: first everybody pays, then his merchant moves."""

    def strike(self, state: Position, seat: int) -> None:
        state.ask(asks.ASK_VOYAGE, seat)
        debts.pay(state, seat, VOYAGE)


class Wedding(EventTile):
    """ORL-8.2: two tokens of the bag to the market, as many as there are and as it has room (R-37)."""

    def guests(self, state: Position, seat: int) -> int:
        player = state.players[seat]
        return min(GUESTS, tokens.size(player.bag), player.room)

    def hits(self, state: Position, seat: int) -> bool:
        return self.guests(state, seat) > 0

    def strike(self, state: Position, seat: int) -> None:
        turn.draw_followers(state, Decision(seat, ASK_TOWER), self.guests(state, seat))


def torture(state: Position, seat: int, items: int) -> None:
    """So many items of the list ORL-5.8 (a) to (f), without being in debt: coins cannot be used."""
    if items:
        state.tell("items", seat, {"count": items})
        state.ask(asks.ASK_TORTURE, seat, items)


class TortureEvent(EventTile):
    """ORL-8.2: five items of the list, fewer only if one has no more (R-55)."""

    def hits(self, state: Position, seat: int) -> bool:
        return debts.can_give(state.players[seat])

    def strike(self, state: Position, seat: int) -> None:
        torture(state, seat, TORTURES)


class BookBurning(EventTile):
    """ORL-8.2: the cube goes back to the star behind it; the start space is the first one (R-28)."""

    def hits(self, state: Position, seat: int) -> bool:
        return state.players[seat].index(tracks.DEVELOPMENT) > 0

    def strike(self, state: Position, seat: int) -> None:
        player = state.players[seat]
        index = player.index(tracks.DEVELOPMENT)
        star = max([star for star in tracks.STARS if star < index])
        player.tracks -= (index - star) * tracks.STEP[tracks.DEVELOPMENT]
        state.tell("burn", seat, {"index": star, "level": player.level})


class Dues(TortureEvent):
    """ORL-8.2: goods worth five points; whoever owns less returns all, and what is missing is torture (R-27)."""

    def strike(self, state: Position, seat: int) -> None:
        player = state.players[seat]
        worth = goods.value(player.stock())
        if worth > DUES:
            state.ask(asks.ASK_DUES, seat, DUES)
            return
        for good in goods.listed(player.goods):
            state.return_good(seat, good)
        for good in goods.listed(player.brasserie):
            state.return_good(seat, good, on_tile=True)
        torture(state, seat, DUES - worth)


class HarvestTwice(EventTile):
    """ORL-8.2, R-15: two foods, or coins for each. What is missing is paid first, so that its coins cannot be used for
    keeping (R-46); what that leaves as torture comes after the food."""

    def strike(self, state: Position, seat: int) -> None:
        food = min(MEALS, goods.size(state.players[seat].stock() & goods.FOOD_FIELDS))
        debts.pay(state, seat, MEAL * (MEALS - food))
        if food:
            state.ask(asks.ASK_HARVEST, seat, food)


class Famine(EventTile):
    """ORL-8.2: three neutral tokens, all if there are fewer."""

    def hits(self, state: Position, seat: int) -> bool:
        return famine.neutrals(state.players[seat]) > 0

    def strike(self, state: Position, seat: int) -> None:
        if famine.neutrals(state.players[seat]) > HUNGRY:
            state.ask(asks.ASK_FAMINE, seat, HUNGRY)
        else:
            famine.dismiss_all(state, seat)


LETTERS: Final = "ABCD"


def lettered(tiles: list[EventTile]) -> list[EventTile]:
    """ORL-8.2.1: Silence has no letter; then come eight tiles of each."""
    for number, tile in enumerate(tiles):
        tile.letter = LETTERS[(number - 1) // 8] if number else "-"
    return tiles


NEW_EVENTS: Final = lettered(
    [
        Quiet("silence", 2),
        # A
        Asks("indulgence", asks.ASK_INDULGENCE),  # a monk, while there are any
        Asks("training", asks.ASK_TRAINING),
        Harvest("harvest_a", "ORL-5.5", True),
        BonVoyage("bon_voyage", "ORL-8.2", True),
        Ban("conference", "ORL-5.1", SCHOLAR),
        Ban("crusade", "ORL-5.1", KNIGHT),
        Ban("strike", "ORL-5.1", CRAFTSMAN),
        Coins("tax_a", "ORL-8.2", True, lambda player: TAX),
        # B
        Coins("excursion", "ORL-8.2", True, excursion),
        Coins("income_b", "ORL-8.2", False, lambda player: 2 * player.level),
        Harvest("harvest_b", "ORL-5.5", True),
        Coins("fishing_grounds", "ORL-8.2", False, fishing_grounds),
        Asks("retraining", asks.ASK_RETRAINING, True, loss=True),
        Wedding("wedding", "ORL-8.2"),
        Quiet("sabotage", jams=True),
        Coins("tax_b", "ORL-8.2", True, lambda player: TAX),
        # C
        Amnesty("amnesty"),
        Asks("breakdown", asks.ASK_BREAKDOWN, True),
        TortureEvent("torture", "ORL-8.2", True),
        Coins("trading_day_c", "ORL-5.4", False, trading_day),
        Plague("plague_c", "ORL-5.6", True),
        Quiet("rest", rests=True),
        BookBurning("book_burning", "ORL-8.2", True),
        Coins("goods_tax", "ORL-5.2", True, goods_tax),
        # D
        Dues("dues", "ORL-8.2", True),
        PeasantUprising("peasant_uprising", "ORL-8.2"),
        Coins("technology_tax", "ORL-8.2", True, lambda player: len(player.technology())),
        Summons("summons", asks.ASK_SUMMONS, True),
        HarvestTwice("harvest_d", "ORL-8.2", True),
        Famine("famine", "ORL-8.2", True),
        Coins("poll_tax", "ORL-8.2", True, poll_tax),
        Coins("tithe", "ORL-8.2", True, lambda player: player.coins // TENTH),
    ]
)
