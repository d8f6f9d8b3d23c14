"""The caller of the API of a server."""

from __future__ import annotations

import time
from datetime import datetime
from pathlib import Path
from typing import Any, Callable, Dict, Iterable, List, Mapping, Optional, Sequence, Union

from ._operations import OPERATIONS
from ._session import Session
from ._transport import json_of, send
from .errors import DuetError
from .ingest import IngestCounts, Reading, batches_of, send_batch
from .table import MOST_ROWS, Table, iso, parse_time, ranges_of, table_of
from .types import (
    ImportedProject,
    KeyFigure,
    Organization,
    Project,
    RunChanges,
    Simulation,
    WeatherDataset,
)

#: What the paged operations take at a time.
_PAGE = 50


class DuetClient:
    """Methods raise DuetError with the code and message of the server."""

    def __init__(self, server: str, token: Optional[str], expires_at: Optional[datetime] = None) -> None:
        """``token`` is an API token, or that of a session, which is renewed before ``expires_at``."""
        self._session = Session(server, token, expires_at)

    def call(self, operation: str, variables: Optional[Mapping[str, Any]] = None) -> Dict[str, Any]:
        """Sends any operation of the API; it needs a name."""
        return self._session.call(operation, variables)

    def _send(self, name: str, /, **variables: Any) -> Dict[str, Any]:
        given = {key: value for key, value in variables.items() if value is not None}
        return self._session.call(OPERATIONS[name], given)

    def organizations(self) -> List[Organization]:
        return self._send("Organizations")["organizations"]

    def projects(self, organization: str, search: Optional[str] = None) -> List[Project]:
        """Those of an organization that the caller sees, by name where ``search`` is given."""
        return _every_page(
            lambda skip: self._send("Projects", organization=organization, search=search, skip=skip)["projects"][
                "projects"
            ]
        )

    def export_project(self, project: str) -> Any:
        """The plant document of a project."""
        return self._send("ProjectExport", id=project)["projectExport"]

    def import_project(self, organization: str, document: Any, name: Optional[str] = None) -> ImportedProject:
        """A new project from a plant document; its name is that of the document where absent."""
        answer = self._send("ImportProject", organization=organization, document=document, name=name)
        return answer["importProject"]

    def upload(self, project: str, dir: str, filename: str, content: bytes) -> str:
        """Puts a file into a folder of the project's storage, such as /meteo. Gives the key that names it."""
        signed = self._send("SignUpload", project=project, dir=dir, filename=filename)
        link = signed["getProjectFileStorageSignedUrl"]
        headers = {"content-type": "application/octet-stream"}
        url = self._session.server + link["url"]
        json_of(send(url, method="PUT", headers=headers, body=content, is_repeatable=False))
        return link["storage_key"]

    def weather_datasets(self, project: str) -> List[WeatherDataset]:
        return _every_page(
            lambda skip: self._send("WeatherDatasets", project=project, skip=skip)["projectEnviroDatasets"]
        )

    def import_weather(
        self, project: str, file: Union[str, Path], *, content: Optional[bytes] = None, **known: Any
    ) -> WeatherDataset:
        """Uploads a weather file of a known format and makes a dataset of it.

        ``known`` is what the file does not say of itself or says wrong: name, type, interval_alignment, time_zone_h,
        latitude, longitude, altitude_m. ``content`` is read from the file where absent.
        """
        path = Path(file)
        data = path.read_bytes() if content is None else content
        storage_key = self.upload(project, "/meteo", path.name, data)
        answer = self._send("ImportWeather", project=project, storage_key=storage_key, filename=path.name, **known)
        return answer["createEnviroDatasetFromMetFile"]

    def weather(
        self,
        dataset: str,
        *,
        interval: Optional[str] = None,
        start: Optional[datetime] = None,
        end: Optional[datetime] = None,
    ) -> Table:
        """All columns of a weather dataset; ``interval`` is OneMinute to OneYear, the rows themselves where absent."""
        span = _span(start, end)
        if interval is not None:
            answer = self._send("WeatherIntervals", id=dataset, interval=interval, **span)
            return table_of([answer["enviroDataRollup"]])
        parts: List[Dict[str, Any]] = []
        while not parts or len(parts[-1]["time"]) == MOST_ROWS:
            skip = len(parts) * MOST_ROWS
            answer = self._send("WeatherRows", id=dataset, skip=skip, take=MOST_ROWS, **span)
            parts.append(answer["enviroData"])
        return table_of(parts)

    def run(self, project: str, *, blocks: Optional[Sequence[str]] = None, **options: Any) -> Simulation:
        """Starts a simulation of blocks, of all where absent.

        ``options`` are fields of RunSimulationInput: name, enviro_dataset_id, simulated_year, shading_layer_ids and others.
        The days are ``start`` and ``end``, yyyy-MM-ddTHH:mm in local standard time of the weather. Raises DuetError also
        where a block cannot be run: ``details`` has the reasons of each.
        """
        names = {"start": "from", "end": "to"}
        given = {names.get(key, key): value for key, value in options.items()}
        ids = self._block_ids(project) if blocks is None else list(blocks)
        answer = self._send("StartRun", project=project, input={**given, "block_ids": ids})["runProjectBlockSimulation"]
        if answer["simulation"]:
            return answer["simulation"]
        reasons = [message for error in answer["errors"] for message in error["messages"]]
        raise DuetError("INVALID_INPUT", f"Nothing was started: {' '.join(reasons)}", answer["errors"])

    def _block_ids(self, project: str) -> List[str]:
        blocks = self._send("ProjectBlocks", project=project)["projectBlocks"]["blocks"]
        return [block["id"] for block in blocks]

    def simulations(self, project: str) -> List[Simulation]:
        return _every_page(lambda skip: self._send("Simulations", project=project, skip=skip)["projectDuetSim"])

    def wait(
        self,
        simulation: Simulation,
        *,
        on_progress: Optional[Callable[[Simulation], None]] = None,
        every_s: float = 1.0,
        timeout_s: Optional[float] = None,
    ) -> Simulation:
        """Waits until a simulation has completed.

        Raises DuetError with the code of the job where it failed, STOPPED where it was stopped, and TimeoutError.
        """
        until = None if timeout_s is None else time.monotonic() + timeout_s
        while True:
            found = self._send("Simulations", project=simulation["project_id"], id=simulation["id"], skip=0)
            if not found["projectDuetSim"]:
                raise DuetError("NOT_FOUND", "The simulation was deleted.")
            now: Simulation = found["projectDuetSim"][0]
            if on_progress:
                on_progress(now)
            job = now["duet_job"]
            if job["status"] == "completed":
                return now
            if job["status"] in ("failed", "stopped"):
                message = job["error_message"] or f"The simulation '{now['name']}' was {job['status']}."
                raise DuetError(job["error_code"] or job["status"].upper(), message)
            if until is not None and time.monotonic() > until:
                raise TimeoutError(f"The simulation '{now['name']}' is still {job['status']} after {timeout_s} s")
            time.sleep(every_s)

    def key_figures(self, simulation: str, block: Optional[str] = None) -> List[KeyFigure]:
        """The key figures of a completed run, or of one of its blocks."""
        return self._send("KeyFigures", id=simulation, block=block)["simulationKpis"]

    def results(
        self,
        simulation: str,
        columns: Sequence[str] = ("grid",),
        *,
        block: Optional[str] = None,
        interval: Optional[str] = None,
        start: Optional[datetime] = None,
        end: Optional[datetime] = None,
    ) -> Table:
        """Columns of a completed run over time; ``interval`` is OneMinute to OneYear, the steps where absent."""
        run = self._send("RunRange", id=simulation)["duetSimMeta"]
        first = start or parse_time(run["from"])
        last = end or parse_time(run["to"])
        asked = {"id": simulation, "columns": list(columns), "block": block, "interval": interval}
        spans = ranges_of(first, last, interval or run["time_interval"])
        return table_of(
            [self._send("ResultSeries", **asked, **_span(*span))["timeSeriesSummary"] for span in spans]
        )

    def export_results(
        self,
        simulation: str,
        columns: Optional[Sequence[str]] = None,
        *,
        format: str = "csv",
        block: Optional[str] = None,
        interval: Optional[str] = None,
        start: Optional[datetime] = None,
        end: Optional[datetime] = None,
    ) -> bytes:
        """The same as a file, csv or parquet, that a worker writes; all columns where none are named."""
        job = self._send(
            "AskExport",
            id=simulation,
            format=format,
            scope="system" if block is None else "block",
            block=block,
            columns=None if columns is None else list(columns),
            interval=interval,
            **_span(start, end),
        )["simDataExport"]
        self._wait_for_job(job["id"])
        (link,) = self._send("ExportLinks", ids=[job["id"]])["getDataExportUrls"]
        answer = send(self._session.server + link["url"], is_repeatable=True)
        if answer.status >= 400:
            json_of(answer)
        return answer.body

    def _wait_for_job(self, job_id: str) -> None:
        pause_s = 0.1
        while True:
            job = self._send("JobState", id=job_id)["resultJob"]
            if job["status"] == "completed":
                return
            if job["status"] == "failed":
                raise DuetError(job["error_code"] or "INTERNAL", job["error_message"] or "The export failed.")
            time.sleep(pause_s)
            pause_s = min(pause_s * 2, 2)

    def compare(self, a: str, b: str) -> RunChanges:
        """What changed from run ``a`` to run ``b``: inputs, and what they did to each stage of the loss account."""
        return self._send("CompareRuns", a=a, b=b)["runChanges"]

    def ingest(
        self,
        project: str,
        readings: Iterable[Reading],
        *,
        batch: int = 10_000,
        on_progress: Optional[Callable[[IngestCounts], None]] = None,
    ) -> IngestCounts:
        """Sends readings of a monitored project in batches; needs an API token with the scope ingest."""
        url = f"{self._session.server}/api/ingest/{project}/readings"
        counts = IngestCounts()
        for body in batches_of(readings, batch):
            send_batch(url, self._session.token, body, counts)
            if on_progress:
                on_progress(counts)
        return counts


def _every_page(page: Callable[[int], List[Any]]) -> List[Any]:
    """What all pages hold together; the last is the one that is not full."""
    found: List[Any] = []
    while True:
        following = page(len(found))
        found.extend(following)
        if len(following) < _PAGE:
            return found


def _span(start: Optional[datetime], end: Optional[datetime]) -> Dict[str, str]:
    span: Dict[str, str] = {}
    if start is not None:
        span["from"] = iso(start)
    if end is not None:
        span["to"] = iso(end)
    return span
