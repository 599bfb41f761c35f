"""What cards count and what a Work is worth (FLO-6.1.2, FLO-13)."""

from typing import Final

from bastide.games.florence import components as c
from bastide.games.florence.components import BONUS_DECK, BONUSES, DECK_CARDS, FIRST_CARD, PRESTIGE_DECK, PROFESSIONS
from bastide.games.florence.position import Player, Position

SIZES: Final = (c.LARGE | c.MEDIUM | c.SMALL, c.LARGE, c.MEDIUM, c.SMALL)
"""Masks of the buildings that ALL_BUILDINGS, LARGE_BUILDINGS and so on count."""


def counted(player: Player, what: int, playing: int = 0) -> int:
    """FLO-13.2; `playing`: one profession is thought to have gone from the hand to the table (FLO-13.1)."""
    if what <= c.SMALL_BUILDINGS:
        return player.of_sizes(SIZES[what])
    if what == c.SIZES:
        return sum([player.of_sizes(size) > 0 for size in SIZES[1:]])
    if what <= c.PARKS:
        return player.landscapes[what - c.FORESTS]
    if what == c.ALL_LANDSCAPES:
        return sum(player.landscapes)
    if what == c.LANDSCAPE_TYPES:
        return len(player.landscapes) - player.landscapes.count(0)
    if what == c.ALL_FREEDOMS:
        return player.freedom_count()
    if what == c.FREEDOM_TYPES:
        return player.freedoms.bit_count()
    if what == c.JESTERS:
        return player.jesters
    if what == c.BUILDERS:
        return player.builders
    if what == c.PRESTIGE_CARDS:
        return (player.hand & DECK_CARDS[PRESTIGE_DECK]).bit_count()
    if what == c.CATEGORIES:
        others = (c.JESTERS, c.BUILDERS, c.PRESTIGE_CARDS, c.ALL_FREEDOMS)
        return counted(player, c.LANDSCAPE_TYPES) + sum([counted(player, other) > 0 for other in others])
    if what == c.HAND:
        return player.in_hand() - playing
    if what == c.PLAYED:
        return player.works() + playing
    return player.empty_cells()


def card_count(player: Player) -> int:
    """Profession and recruiting cards, in hand and played."""
    return player.in_hand() + player.works()


def bonus_value(player: Player, card: int, playing: int = 0) -> int:
    """FLO-13.1, FLO-13.5: what a bonus card adds to a Work, before its pay."""
    bonus = BONUSES[card - FIRST_CARD[BONUS_DECK]]
    value = 0
    for what in bonus.counted:
        value += counted(player, what, playing)
    return bonus.each * value


def bonus_values(player: Player, cards: int, playing: int = 0) -> int:
    """Of several."""
    value = 0
    while cards:
        low = cards & -cards
        value += bonus_value(player, low.bit_length() - 1, playing)
        cards ^= low
    return value


def work_parts(state: Position, seat: int, card: int) -> list[int]:
    """FLO-6.1.2: what the value of a Work is made of, bonus cards aside: building, landscape, freedom, jesters, cards,
    and what modules add."""
    player = state.players[seat]
    profession = PROFESSIONS[card]
    return [
        c.HAS_BUILDING if player.buildings >> profession.building & 1 else 0,
        c.HAS_LANDSCAPE if player.landscapes[profession.landscape] else 0,
        c.HAS_FREEDOM if player.freedoms >> profession.freedom & 1 else 0,
        c.PER_JESTER * player.jesters,
        card_count(player),
        sum([module.work_bonus(state, seat) for module in state.box.modules]),
    ]


def work_value(state: Position, seat: int, card: int) -> int:
    """The same as a sum."""
    return preferred(state.players[seat], card) + common_value(state, seat)


def preferred(player: Player, card: int) -> int:
    """What a profession finds of what it prefers."""
    profession = PROFESSIONS[card]
    value = c.HAS_BUILDING if player.buildings >> profession.building & 1 else 0
    if player.landscapes[profession.landscape]:
        value += c.HAS_LANDSCAPE
    if player.freedoms >> profession.freedom & 1:
        value += c.HAS_FREEDOM
    return value


def common_value(state: Position, seat: int) -> int:
    """What every Work of a player is worth, whatever its profession: jesters, cards, and what modules add."""
    player = state.players[seat]
    value = c.PER_JESTER * player.jesters + card_count(player)
    for module in state.box.modules:
        value += module.work_bonus(state, seat)
    return value


def prestige_value(player: Player, everybody: list[Player], card: int) -> int:
    """FLO-8.2, FLO-8.3, FLO-13.3: what a prestige card is worth to its owner as things stand; points and coins are no
    part of it (FLO-8.6)."""
    prestige = c.PRESTIGES[card - FIRST_CARD[PRESTIGE_DECK]]
    if prestige.needs:
        for what, least in prestige.needs:
            if counted(player, what) < least:
                return 0
        return prestige.points
    sign = -1 if prestige.counted == c.EMPTY else 1
    mine = counted(player, prestige.counted) * sign
    if mine == 0 and sign == 1:
        return 0
    tied = 0
    for other in everybody:
        if other is not player:
            theirs = counted(other, prestige.counted) * sign
            if theirs > mine:
                return 0
            tied += theirs == mine
    return prestige.tied if tied else prestige.points
