"""The kinds of decision by number (ORL-11): the place of their question in `questions.QUESTIONS`."""

from typing import Final

ASK_REMOVE: Final = 0  # D1: a place tile to take out of the game
ASK_FOLLOWERS: Final = 1  # D3: tokens to take back (a: how many so far), and how many to draw
ASK_TOWER: Final = 2  # D3: which of the new tokens go to the Gunpowder Tower
ASK_PLAN: Final = 3  # D4: tokens to slots
ASK_TURN: Final = 4  # D5, D6, D8, D10: an activated place, or pass
ASK_TILE: Final = 5  # D7: a place tile up to level a
ASK_DEEDS: Final = 6  # D9: tokens of the heap a, from place b, c of them moved
ASK_LAY: Final = 7
"""D11: one of the tokens a - 1 and b - 1 (0: none), drawn from the bag, to a slot, not of place c; with laying.EACH as
`more`, any of them or none."""
ASK_TECHNOLOGY: Final = 8  # D13: held technology tiles to slots: a of them, or with 0 any number
ASK_DEBT: Final = 9  # D2: an item for each of a missing coins
ASK_SHIELD: Final = 10  # D18: ignore the event
ASK_FOOD: Final = 11  # D19: a food to give
ASK_COMPLETE: Final = 12  # Never asked: what filling the deed a brings, after what its last token has brought
BASE_ASKS: Final = 13
