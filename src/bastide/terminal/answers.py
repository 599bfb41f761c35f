"""What the terminal answers when a person asks: why not, where points come from, what a tile does, what happened."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bastide.core.action import Action
from bastide.core.errors import Refusal
from bastide.core.event import Event
from bastide.core.game import Game
from bastide.core.state import State
from bastide.core.telling import Teller
from bastide.core.words import Words
from bastide.terminal import rulebook
from bastide.terminal.boards.board import Board, View
from bastide.terminal.commands import plain
from bastide.terminal.screen import HEADING, QUIET
from bastide.terminal.telling import verb

EXAMPLES = 3
"""So many sentences that differ only in what they speak of are printed."""


# ---- why not


def refused(refusal: Refusal, words: Words) -> Text:
    """The rule, its title and the sentence."""
    name = rulebook.title(refusal.rule, words)
    head = f"{refusal.rule} «{name}»" if name else refusal.rule
    return Text.assemble((f"{head}: " if head else "", HEADING), words.say(refusal.phrase))


def why_not(game: Game, state: State, seat: int, touched: Sequence[str], words: Words) -> RenderableType:
    """Everything that cannot be done now (with these things), and why: one paragraph for each reason."""
    reasons: dict[tuple[str, str], tuple[Refusal, list[str], list[str]]] = {}
    for action, refusal in refusals(game, state, seat):
        if set(touched) <= set(action.touches()):
            reason = reasons.setdefault((refusal.rule, refusal.phrase.key), (refusal, [], []))
            note(reason[1], verb(action.do, words))
            note(reason[2], words.say(refusal.phrase))
    if not reasons:
        return Text(words.say("whynot-nothing"))
    parts: list[RenderableType] = [Text(words.say("whynot-heading"), HEADING)]
    for refusal, verbs, sentences in reasons.values():
        shown = refused(refusal, words)
        for said in sentences[1:EXAMPLES]:
            shown.append(f" {said}")
        if len(sentences) > EXAMPLES:
            shown.append(" " + words.say("whynot-more", {"count": len(sentences) - EXAMPLES}), QUIET)
        parts.append(Padding(Text(", ".join(verbs), QUIET), (0, 0, 0, 2)))
        parts.append(Padding(shown, (0, 0, 0, 4)))
    return Group(*parts)


def refusals(game: Game, state: State, seat: int) -> list[tuple[Action, Refusal]]:
    """The answers to what is asked that are not legal."""
    outcomes = [(action, state.refuse(action)) for action in game.thinkable(state, seat)]
    return [(action, refusal) for action, refusal in outcomes if refusal is not None]


def note(texts: list[str], text: str) -> None:
    if text not in texts:
        texts.append(text)


def touched_by_any(game: Game, state: State, seat: int, touched: Sequence[str]) -> bool:
    """Whether these are things on the table, as `touches()` names them."""
    known = {touch for action in game.thinkable(state, seat) for touch in action.touches()}
    return set(touched) <= known


# ---- points


def scores(state: State, viewer: int | None, board: Board, words: Words, final: bool = False) -> Table:
    """The ledger by source, as far as a seat sees it, a column for each player and for each opponent whom nobody sits
    for; at the end the best comes first."""
    view: View = state.view(viewer)
    count = state.seats + len(state.opponents())
    seats = state.ranking() if final else range(count)
    totals: dict[str, list[int]] = {}
    for entry in view["ledger"]:
        totals.setdefault(entry["why"], [0] * count)[entry["seat"]] += entry["points"]
    table = Table(box=SIMPLE_HEAD, show_footer=True, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(words.say("score-sources"), words.say("score-total"))
    for place, seat in enumerate(seats, 1):
        name = f"{place}.\n{board.player(seat)}" if final else board.player(seat)
        table.add_column(name, score(view, seat, words), justify="right")
    for why, points in sorted(totals.items(), key=lambda row: -sum(row[1])):
        table.add_row(words.say(why), *(str(points[seat]) if points[seat] else "" for seat in seats))
    return table


def score(view: View, seat: int, words: Words) -> str:
    """The points of a seat or an opponent, where the view shows them."""
    points: int | None = [*view["scores"], *(opponent["points"] for opponent in view["opponents"])][seat]
    return words.say("score-hidden") if points is None else str(points)


# ---- tiles


def tiles(query: str, board: Board, words: Words) -> RenderableType | None:
    """What tiles with this name do; without one, the names there are. None when nothing fits."""
    keys = {piece: board.noun(piece).removeprefix("@") for piece in board.pieces()}
    names = {piece: words.say(key) for piece, key in keys.items()}
    if not query:
        return Text(" ".join([words.say("tiles-all"), ", ".join(names.values())])) if names else None
    wanted = spelled(query)
    ways = {piece: [spelled(way) for way in (piece, name)] for piece, name in names.items()}
    found = [piece for piece, spellings in ways.items() if wanted in spellings]
    found = found or [piece for piece, spellings in ways.items() if any(starts(way, wanted) for way in spellings)]
    found = found or [piece for piece, spellings in ways.items() if any(wanted in way for way in spellings)]
    if not found:
        return None
    lines = [Text.assemble((names[piece], HEADING), ". ", words.say(f"{keys[piece]}-help")) for piece in found]
    return Group(*lines)


def spelled(text: str) -> str:
    """Only letters and figures count."""
    return " ".join("".join(letter if letter.isalnum() else " " for letter in plain(text)).split())


def starts(text: str, wanted: str) -> bool:
    """ "знание 1" begins "знание 1 (…)", but not "знание 15"."""
    return text == wanted or text.startswith(f"{wanted} ")


# ---- what happened


def story(events: list[list[Event]], seat: int | None, board: Board, words: Words) -> list[str]:
    """What happened so far, as far as a seat may know."""
    teller = Teller(board.game, words, board.players)
    return [line for heard in events for line in teller.lines([event for event in heard if event.seen_by(seat)])]
