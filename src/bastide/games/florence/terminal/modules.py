"""What modules add to the board in text: special characters, joint buildings, Diego."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from bastide.core.masks import mask_of
from bastide.games.florence.outlines import cell_names
from bastide.terminal.boards.board import EMBLEMS, Board, View
from bastide.terminal.boards.layout import NOTHING, lined, mark
from bastide.terminal.screen import HEADING


def drawn(board: Board, view: View, touchable: frozenset[str]) -> list[RenderableType]:
    """Of those that are in play."""
    found: list[RenderableType] = []
    if "muse_princess" in view:
        found += ["", *characters(board, view["muse_princess"], touchable)]
    if "cooperative" in view:
        found += ["", *joint(board, view["cooperative"])]
    if "solo" in view:
        found += ["", *solo(board, view["solo"], touchable)]
    return found


# ---- Muse & Princess (FLO-11)


def characters(board: Board, cast: dict[str, Any], touchable: frozenset[str]) -> list[RenderableType]:
    """The cards with the pawns on them, and who holds which."""
    items = [Text(character(board, card, touchable) + ";") for card in cast["characters"]]
    return [Text(board.say("board-characters"), HEADING), lined(items, board.size.width)]


def character(board: Board, card: dict[str, Any], touchable: frozenset[str]) -> str:
    name = card["character"]
    said = mark(f"character:{name}", touchable).strip() + board.say(f"character-{name}")
    if card["coins"] is not None:
        said += " " + board.say("board-on-card", coins=card["coins"])
    if card["holder"] is not None:
        return f"{said}: {board.player(card['holder'])}"
    if card["bidder"] is not None:
        bid = board.say("board-character-bid", player=board.player(card["bidder"]), coins=100 * card["space"])
        return f"{said}: {bid}"
    return f"{said}: {board.say('board-character-down' if card['down'] else 'board-character-free')}"


# ---- Cooperative Building (FLO-12)


def joint(board: Board, table: dict[str, Any]) -> list[RenderableType]:
    """Who are neighbours, the joint buildings, and what is offered."""
    borders = ", ".join(f"{EMBLEMS[left]}│{EMBLEMS[right]}" for left, right in table["borders"])
    lines = [board.say("board-borders", borders=borders)]
    for one in table["joint"]:
        lines.append(board.say("board-joint", building=board.say(f"tile-{one['building']}"), cells=parts(one["parts"])))
    offer = table["offer"]
    if offer is not None:
        lines.append(
            board.say(
                "board-offer",
                by=board.player(offer["by"]),
                to=board.player(offer["to"]),
                building=board.say(f"tile-{offer['building']}"),
                cells=parts(offer["parts"]),
                partner=board.player(offer["partner"]),
                coins=offer["coins"],
                price=offer["price"],
            )
        )
    return [Text(line) for line in lines]


def partners(view: View) -> list[int]:
    """With whom the viewer is talking about a joint building."""
    table = view.get("cooperative", {})
    talk = table.get("offer") or table.get("draft")
    both = [talk["by"], talk["to"]] if talk else []
    return [seat for seat in both if seat != view["seat"]] if view["seat"] in both else []


def parts(sides: list[dict[str, Any]]) -> str:
    """The cells of a joint building: "● f1 g1 + ■ a1"."""
    return " + ".join(f"{EMBLEMS[side['seat']]} {cell_names(mask_of(tuple(side['cells'])))}" for side in sides)


# ---- Diego (FLO-10)


def solo(board: Board, table: dict[str, Any], touchable: frozenset[str]) -> list[RenderableType]:
    """Diego, what the virtual players have, and the cards of this round."""
    open_cards = [mark(f"card:{name}", touchable).strip() + board.say(f"card-{name}") for name in table["recruitable"]]
    closed = [str(len(one["closed"])) for one in table["virtuals"]]
    lines = [*belongings(board, table["diego"]), board.say("board-diego-open", cards=listed(open_cards))]
    lines.append(board.say("board-diego-virtuals", cards=listed(closed)))
    lines.append(board.say("board-diego-begins" if table["begins"] else "board-diego-follows"))
    if table["auction"] is not None:
        entries = [entry(board, one) for one in table["auction"]["entries"]]
        lines.append(board.say("board-diego-auction", entries=listed(entries)))
    if table["declined"]:
        declined = [f"{board.say('object-' + one['object'])} ({one['roll']})" for one in table["declined"]]
        most = table["auctions"]["most"]
        lines.append(board.say("board-diego-declined", objects=listed(declined), count=len(declined), most=most))
    for line, card in zip(("upper", "lower"), table["actions"], strict=False):
        lines.append(board.say("board-diego-line", deeds=" / ".join(board.say(f"deed-{deed}") for deed in card[line])))
    return [Text(lines[0], HEADING), *(Text(line) for line in lines[1:])]


def belongings(board: Board, diego: dict[str, Any]) -> list[str]:
    """What Diego has."""
    counts = {**diego["buildings"], **diego["landscapes"]}
    things = [board.say(f"tile-{name}") + many(count) for name, count in counts.items() if count]
    things += [board.say(f"freedom-{name}") + many(count) for name, count in diego["freedoms"].items() if count]
    lines = [
        board.say("board-diego", points=diego["points"], coins=diego["coins"]),
        board.say("board-diego-has", jesters=diego["jesters"], builders=diego["builders"], things=listed(things)),
        board.say("board-diego-row", cards=listed([in_row(board, card) for card in diego["row"]])),
    ]
    if diego["prestiges"]:
        prestiges = [f"{board.say(f'card-{name}')} ({worth})" for name, worth in diego["prestiges"].items()]
        lines.append(board.say("board-diego-prestiges", cards="; ".join(prestiges)))
    return lines


def many(count: int) -> str:
    return f" ×{count}" if count > 1 else ""


def listed(items: list[str]) -> str:
    return ", ".join(items) or NOTHING


def in_row(board: Board, card: dict[str, Any]) -> str:
    """A card of Diego's row, with the bonus cards on it."""
    name = card["card"]
    said = "▒" if name is None else board.say(board.noun(name).removeprefix("@"))
    return f"{said} +{card['bonus']}" if card["bonuses"] else said


def entry(board: Board, one: dict[str, Any]) -> str:
    """An entry of the auction card with its number; the two highest have a star."""
    number = NOTHING if one["modifier"] is None else str(one["modifier"])
    return f"{board.say('object-' + one['object'])} {number}{'*' if one['highest'] else ''}"
