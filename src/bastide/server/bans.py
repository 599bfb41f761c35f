"""Addresses that the operator does not let in. They are few, and every worker knows them all."""

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection

from bastide.server.refused import Refused
from bastide.server.store import Store

Network = IPv4Network | IPv6Network


def network(text: str) -> Network | None:
    """An address or a network (10.1.0.0/16); None for what is neither. An IPv6 address stands for its /64."""
    try:
        found = ip_network(text, strict=False)
    except ValueError:
        return None
    if isinstance(found, IPv6Network) and "/" not in text:
        return found.supernet(new_prefix=64)
    return found


class Doors:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._shut: list[Network] = []

    async def load(self) -> None:
        rows = await self.store.read("select what from bans where what like '%/%'")
        self._shut = [found for row in rows if (found := network(row["what"]))]

    def shut_to(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        if not self._shut or connection.client is None:
            return False
        try:
            found = ip_address(connection.client.host)
        except ValueError:
            return False
        address = getattr(found, "ipv4_mapped", None) or found
        return any(address in one for one in self._shut)

    def let_in(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        if self.shut_to(connection):
            raise Refused(403, "shut-out")
