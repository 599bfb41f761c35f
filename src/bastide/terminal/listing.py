"""`bastide games` and `bastide bots`: what can be played, and by whom, with what other packages bring."""

import argparse
import json
from shutil import get_terminal_size
from textwrap import fill
from typing import Any

from bastide.bots.levels import named_styles
from bastide.core.catalog import bots, game, games
from bastide.core.plugins import points
from bastide.core.words import check_language, words
from bastide.terminal.commands import PACKAGE
from bastide.terminal.screen import WIDEST


def run(args: argparse.Namespace) -> int:
    """As JSON for programs; for people in lines that any width will do for."""
    language = check_language(args.lang)
    found = [one_game(name, language) if args.command == "games" else one_bot(name, language) for name in listed(args)]
    if args.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return 0
    width = min(get_terminal_size().columns, WIDEST)
    for one in found:
        print(fill(f"{one['name']}: {one['about']}", width))
        for option in one.get("options", ()):
            said = f"{option['name']} ({option['allowed']}). {option['help']}"
            print(fill(said, width, initial_indent="  ", subsequent_indent="    "))
        if one.get("styles"):
            said = words(language, package=PACKAGE).say("list-styles", {"styles": said_styles(one["styles"])})
            print(fill(said, width, initial_indent="  ", subsequent_indent="    "))
    return 0


def listed(args: argparse.Namespace) -> list[str]:
    return games() if args.command == "games" else bots()


def one_game(name: str, language: str) -> dict[str, Any]:
    found, say = game(name), words(language, name, PACKAGE)
    options = [
        {**option.to_json(), "help": say.say(option.key) if say.has(option.key) else "", "allowed": option.allowed()}
        for option in found.options.values()
    ]
    title = say.say("game-name") if say.has("game-name") else name
    about = say.say("list-game", {"title": title, "few": min(found.seats), "most": max(found.seats)})
    return {
        "name": name,
        "about": about,
        "seats": list(found.seats),
        "actions": found.num_actions,
        "package": package("bastide.games", name),
        "options": options,
        "styles": named_styles(found, say),
    }


def said_styles(styles: dict[str, str]) -> str:
    return ", ".join(f"{style} ({named})" for style, named in styles.items())


def one_bot(name: str, language: str) -> dict[str, Any]:
    say, origin = words(language, package=PACKAGE), package("bastide.bots", name)
    own = say.say(f"bot-{name}") if say.has(f"bot-{name}") else say.say("list-bot", {"package": origin})
    return {"name": name, "about": own, "package": origin}


def package(group: str, name: str) -> str:
    """Whose it is; nothing of what was made known by `register`."""
    return next((point.dist.name for point in points(group) if point.name == name and point.dist is not None), "")
