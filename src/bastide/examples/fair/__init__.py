"""The Fair: a small game that asks of the core all that the large ones do. Copy it to begin a game of your own.

In the order in which to read it: `text/rules.en.md` (the rules), `components` (the box), `trader` (a player), `state`
(the table and the course of the game), `asks` and `questions` (what players are asked), `actions` (what they can do),
`game` (how others see it), `observing` (what programs that learn see). It imports nothing but `bastide.core`. Installed
with Bastide, it is no game of it until `bastide.register` or an entry point makes it known: docs/your-own-game.md.
"""

from .game import GAME

__all__ = ["GAME"]
