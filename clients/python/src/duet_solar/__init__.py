"""Client of DUET: design, simulate and monitor solar photovoltaic plants."""

from .client import DuetClient
from .errors import DuetError
from .ingest import IngestCounts, Reading, readings_of
from .sign_in import sign_in
from .table import Table
from .types import (
    KeyFigure,
    Organization,
    Project,
    RunChanges,
    SecondFactor,
    Simulation,
    WeatherDataset,
)

__all__ = [
    "DuetClient",
    "DuetError",
    "IngestCounts",
    "KeyFigure",
    "Organization",
    "Project",
    "Reading",
    "RunChanges",
    "SecondFactor",
    "Simulation",
    "Table",
    "WeatherDataset",
    "readings_of",
    "sign_in",
]
