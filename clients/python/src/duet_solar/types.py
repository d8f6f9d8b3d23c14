"""What the API answers, with the names of its schema."""

from __future__ import annotations

from typing import List, Optional, TypedDict


class Organization(TypedDict):
    id: str
    name: str
    slug: str


class Project(TypedDict):
    id: str
    name: str
    organization_id: str
    latitude: float
    longitude: float
    altitude_m: float
    role_id: str
    updated_at: str


class ImportedProject(TypedDict):
    id: str
    name: str


class WeatherWarning(TypedDict):
    code: str
    message: str
    line: Optional[int]


class WeatherTotals(TypedDict):
    ghi_kwh_m2: Optional[float]
    dni_kwh_m2: Optional[float]
    dhi_kwh_m2: Optional[float]
    missing_row_count: int


class WeatherDataset(TypedDict):
    id: str
    project_id: str
    name: str
    type: str
    time_interval: str
    interval_alignment: str
    local_time_zone: float
    start_time: str
    end_time: str
    latitude: float
    longitude: float
    altitude_m: Optional[float]
    row_count: int
    warnings: List[WeatherWarning]
    totals: Optional[WeatherTotals]


class Job(TypedDict):
    status: str
    stage: str
    total_tasks: int
    completed_tasks: int
    error_code: Optional[str]
    error_message: Optional[str]


class SimulatedBlock(TypedDict):
    id: str
    name: str


class Headline(TypedDict):
    energy_kwh: float
    specific_yield_kwh_per_kwp: Optional[float]
    performance_ratio: Optional[float]


class Simulation(TypedDict):
    id: str
    project_id: str
    name: str
    created_at: str
    weather: List[str]
    blocks: List[SimulatedBlock]
    duet_job: Job
    headline: Optional[Headline]


class KeyFigure(TypedDict):
    key: str
    label: str
    value: Optional[float]
    unit: str


class RunChange(TypedDict):
    group: str
    subjects: List[str]
    label: str
    before: str
    after: str
    unit: str


class StageChange(TypedDict):
    key: str
    label: str
    group: str
    unit: str
    value_before: Optional[float]
    value_after: Optional[float]
    loss_fraction_before: Optional[float]
    loss_fraction_after: Optional[float]


class RunChanges(TypedDict):
    inputs: List[RunChange]
    stages: List[StageChange]


class SecondFactor(TypedDict):
    """``factorId`` is totp (an authenticator app) or phone."""

    uid: str
    factorId: str
    displayName: str
    phoneNumber: Optional[str]
