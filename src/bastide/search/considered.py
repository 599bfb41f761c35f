"""What a search says of a way to go on."""

from bastide.core.action import Action


class Considered:
    def __init__(self, actions: list[Action], value: float, looks: int) -> None:
        self.actions = actions
        """The turn, as far as it was thought through."""
        self.value = value
        """By how many points the seat will be ahead of the best of the others."""
        self.looks = looks
        """How often it was looked at."""
