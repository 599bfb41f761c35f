"""The HTTP face of analyses: of finished games, for everybody who may see the table."""

import json
from collections.abc import Sequence
from typing import Any

from litestar import Controller, Request, get, post

from bastide.analysis.lines import Step, steps
from bastide.analysis.result import Analysis, Costly
from bastide.core.action import Action
from bastide.core.phrases import called
from bastide.core.words import Words, words
from bastide.search.reasons import said as sentence
from bastide.server.names import names_of
from bastide.server.refused import Refused
from bastide.server.requests import CostlyNumber, Invite, Lang, StepNumber, TableId, problems
from bastide.server.responses import AnalysisShown, CostlyShown, PastPosition
from bastide.server.store import Row
from bastide.server.table import Table
from bastide.server.visits import visit
from bastide.server.worker import InjectedWorker


class Analysing(Controller):
    path = "/api"
    tags = ("tables",)

    @post("/tables/{table_id:str}/analysis", responses=problems(), operation_id="analyse", status_code=200)
    async def analyse(
        self,
        request: Request[Any, Any, Any],
        table_id: TableId,
        worker: InjectedWorker,
        lang: Lang = "en",
        invite: Invite = "",
    ) -> AnalysisShown:
        """Have a finished game analysed; what was found, or how far it is."""
        table, _ = await visit(request, table_id, worker, invite)
        address = worker.address(request)
        worker.actions.take(f"{address} analysis")
        finished(table)
        return shown(table, await worker.analyses.begin(table, address), lang)

    @get("/tables/{table_id:str}/analysis", responses=problems(), operation_id="analysis")
    async def analysis(
        self,
        request: Request[Any, Any, Any],
        table_id: TableId,
        worker: InjectedWorker,
        lang: Lang = "en",
        invite: Invite = "",
    ) -> AnalysisShown:
        """What was found, or how far it is."""
        table, _ = await visit(request, table_id, worker, invite)
        finished(table)
        row = await worker.analyses.found(table_id)
        if row is None:
            raise Refused(404, "no-analysis")
        return shown(table, row, lang)

    @get("/tables/{table_id:str}/analysis/{costly:int}/{step:int}", responses=problems(), operation_id="betterPosition")
    async def better(
        self,
        request: Request[Any, Any, Any],
        table_id: TableId,
        costly: CostlyNumber,
        step: StepNumber,
        worker: InjectedWorker,
        invite: Invite = "",
    ) -> PastPosition:
        """The position after so many steps of what would have been better, as the seat sees it whose turn it was. As
        ever when looking back, nothing is hidden."""
        table, _ = await visit(request, table_id, worker, invite)
        finished(table)
        row = await worker.analyses.found(table_id)
        if row is None or not row["body"]:
            raise Refused(404, "no-analysis")
        found = read(table, row).costly
        if not 0 <= costly < len(found):
            raise Refused(404, "not-found")
        one = found[costly]
        line = followed(table, one, one.better)
        if not 0 <= step <= len(line):
            raise Refused(404, "not-found")
        state = line[step - 1].after if step else table.history.replay(one.moves)
        return {"moves": one.moves, "view": state.opened().view(one.seat)}


def finished(table: Table) -> None:
    if not table.started or not table.ended or not table.history.at:
        raise Refused(409, "not-finished")
    if table.outdated:
        raise Refused(409, "rules-changed", {"was": table.rules, "now": table.game.rules_version})


def read(table: Table, row: Row) -> Analysis:
    return Analysis.from_json(table.game, json.loads(row["body"]))


def followed(table: Table, costly: Costly, actions: Sequence[Action]) -> list[Step]:
    return steps(table.history.replay(costly.moves), costly.seat, actions)


def shown(table: Table, row: Row, lang: str) -> AnalysisShown:
    if not row["body"]:
        part = round(row["part"], 2)
        return {"ready": False, "part": part, "chance": False, "standings": [], "costly": [], "seats": []}
    found = read(table, row)
    said = words(lang, table.game.name, "bastide.server")
    return {
        "ready": True,
        "part": 1.0,
        "chance": bool(found.chances),
        "standings": [{"moves": one.moves, "leads": list(one.leads)} for one in found.standings],
        "costly": [costly_shown(table, one, said) for one in found.costly],
        "seats": [
            {"turns": one.turns, "agreed": one.agreed, "lost": one.lost, "luck": one.luck, "error": one.error}
            for one in found.seats
        ],
    }


def costly_shown(table: Table, costly: Costly, said: Words) -> CostlyShown:
    names = names_of(table)

    def told(actions: Sequence[Action]) -> list[str]:
        return [said.say(called(step.said, names)) for step in followed(table, costly, actions)]

    return {
        "seat": costly.seat,
        "moves": costly.moves,
        "loss": costly.loss,
        "error": costly.error,
        "played": told(costly.played),
        "better": told(costly.better),
        "why": "" if costly.why is None else sentence(said, called(costly.why, names)),
    }
