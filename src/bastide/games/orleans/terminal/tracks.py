"""What the next step on a track brings, in a few words."""

from bastide.core.words import Words
from bastide.games.orleans import tracks
from bastide.games.orleans.goods import GOODS
from bastide.terminal.boards.layout import NOTHING


def next_step(track: str, index: int, citizens: list[str], words: Words) -> str:
    """For a player at an index, while these citizens still lie on the main board."""
    number = tracks.TRACKS.index(track)
    after = index + 1
    if after > tracks.LAST[number]:
        return NOTHING
    found: list[str] = []
    if track == "farmers":
        found.append(words.say(f"good-{GOODS[tracks.FARM_GOODS[after]]}"))
    elif track == "boatmen" and tracks.BOAT_COINS[after]:
        found.append(words.say("board-step-coins", {"count": tracks.BOAT_COINS[after]}))
    elif track == "craftsmen":
        found.append(words.say("board-step-technology"))
    elif track == "traders":
        found.append(words.say("board-step-tile", {"level": 1 if after == 1 else 2}))
    elif track == "knights":
        found.append(words.say("board-step-draws", {"count": tracks.DRAWS[after]}))
    elif track == "scholars":
        found.append(words.say("board-step-points", {"count": tracks.SCHOLAR_POINTS[after]}))
    elif track == "development":
        return development(index, citizens, words)
    last = {"boatmen": tracks.BOAT_CITIZEN_INDEX, "knights": tracks.KNIGHT_CITIZEN_INDEX}.get(track)
    if last == after and f"{track}_track" in citizens:
        found.append(words.say("board-citizen"))
    return ", ".join(found) or NOTHING


def development(index: int, citizens: list[str], words: Words) -> str:
    """The level, and what lies ahead: the next coins, the next citizen, the next star."""
    found = [words.say("board-level", {"level": tracks.LEVELS[index]})]
    coins = [(at, number) for at, number in tracks.COIN_SPACES if at > index]
    if coins:
        found.append(words.say("board-at-coins", {"index": coins[0][0], "count": coins[0][1]}))
    there = [at for at in tracks.CITIZEN_SPACES if at > index and f"development_{at}" in citizens]
    if there:
        found.append(words.say("board-at-citizen", {"index": there[0]}))
    stars = [at for at in tracks.STARS if at > index]
    if stars:
        found.append(words.say("board-at-star", {"index": stars[0]}))
    return ", ".join(found)
