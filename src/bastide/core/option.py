"""What can be set before a game starts: name, type, default, what is allowed, and a sentence about it."""

from collections.abc import Callable

from bastide.core.refusal import InputError, Phrase

Setting = str | int | bool | tuple[int, ...]


class Option:
    """One thing that can be set. `help` is a key of the game's words (`option-<name>`)."""

    def __init__(
        self,
        name: str,
        kind: str,
        default: Setting,
        choices: tuple[Setting, ...],
        check: Callable[[object, int], Setting] | None = None,
    ) -> None:
        self.name = name
        self.type = kind
        self.default = default
        self.choices = choices
        self.help = f"option-{name}"
        self._check = check

    def check(self, value: object, seats: int) -> Setting:
        """The value, tidied; an error that says what is allowed."""
        if self._check is not None:
            return self._check(value, seats)
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        raise InputError(
            Phrase("bad-option-value", {"option": self.name, "got": str(value), "allowed": self.allowed()})
        )

    def allowed(self) -> str:
        return ", ".join(str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in self.choices)

    def to_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "type": self.type,
            "default": self.default,
            "choices": list(self.choices),
            "help": self.help,
        }
