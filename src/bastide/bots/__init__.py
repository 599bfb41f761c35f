"""Players that are programs. They know games only through the core."""

import sys
from types import ModuleType


class _Listing(ModuleType):
    """`bastide.bots` is this package and, called, the list of names: both are promised."""

    def __call__(self) -> list[str]:
        from bastide.core.catalog import bots

        return bots()


sys.modules[__name__].__class__ = _Listing
