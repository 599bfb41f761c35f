"""What players are asked (BUR-16): one class for each kind of decision."""

from bastide.core.question import Question
from bastide.games.burgundy.questions.effects import CastleAction, CityHall, FetchTile, LoadGoods, SailShip, Warehouse
from bastide.games.burgundy.questions.turn import ChooseDuchy, TakeTurn

QUESTIONS: list[Question] = [
    ChooseDuchy(),
    TakeTurn(),
    SailShip(),
    LoadGoods(),
    CastleAction(),
    Warehouse(),
    FetchTile(),
    CityHall(),
]
"""By the numbers ASK_… of position.py."""
