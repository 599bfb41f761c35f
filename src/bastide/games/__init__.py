"""The games. Each is one folder and imports only the core."""

import sys
from types import ModuleType


class _Listing(ModuleType):
    """`bastide.games` is this package and, called, the list of names: both are promised."""

    def __call__(self) -> list[str]:
        from bastide.core.catalog import games

        return games()


sys.modules[__name__].__class__ = _Listing
