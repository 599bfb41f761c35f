"""What a worker tells Prometheus, and whom: strangers are none of them."""

import os
from ipaddress import ip_address
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bastide.server.guests import bearer
from bastide.server.permissions import same
from bastide.server.worker import InjectedWorker, Worker


class WorkerMetrics(Collector):
    def __init__(self, worker: Worker) -> None:
        self.worker = worker

    def collect(self) -> list[Metric]:
        worker = self.worker
        entries = CounterMetricFamily("bastide_entries", "Log entries written", labels=["worker"])
        bot_moves = CounterMetricFamily("bastide_bot_moves", "Moves of bots", labels=["worker"])
        connections = GaugeMetricFamily("bastide_connections", "Open WebSockets", labels=["worker"])
        tables = GaugeMetricFamily("bastide_tables", "Tables in memory", labels=["worker"])
        me = [str(os.getpid())]
        entries.add_metric(me, worker.accepted)
        bot_moves.add_metric(me, worker.bots.moves)
        connections.add_metric(me, worker.live.count)
        tables.add_metric(me, worker.writer.count)
        return [entries, bot_moves, connections, tables]


def may_read(request: Request[Any, Any, Any], token: str) -> bool:
    """Whoever brings the token; where none is set, this machine itself."""
    if token:
        return same(bearer(request.headers) or "", token)
    try:
        found = ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    return (getattr(found, "ipv4_mapped", None) or found).is_loopback


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], worker: InjectedWorker) -> Response[bytes]:
    """For Prometheus; of the worker that answers, which is named."""
    if not may_read(request, worker.settings.metrics_token):
        raise NotFoundException
    registry = CollectorRegistry()
    registry.register(WorkerMetrics(worker))
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
