"""What is asked (ORL-8.5)."""

from typing import Final

from bastide.core.question import Question

QUESTIONS: Final[list[Question]] = []
"""By the numbers of asks.py."""
