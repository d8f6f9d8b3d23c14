"""Columns over time, with their units."""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from typing import TYPE_CHECKING, Any, Dict, Iterator, List, Mapping, Sequence, Tuple

if TYPE_CHECKING:
    import pandas

#: Rows that the API answers in one call.
MOST_ROWS = 10_000

#: Length of the intervals of the API that are shorter than a day, min.
_INTERVAL_MINUTES = {
    "OneMinute": 1,
    "FiveMinutes": 5,
    "TenMinutes": 10,
    "FifteenMinutes": 15,
    "ThirtyMinutes": 30,
    "OneHour": 60,
}


@dataclass(frozen=True)
class Table:
    """``time`` is the start of each row, UTC. Missing values are NaN. ``units`` has that of each column, empty for a
    number without one."""

    time: List[datetime]
    columns: Dict[str, List[float]]
    units: Dict[str, str]

    def __len__(self) -> int:
        return len(self.time)

    def frame(self) -> "pandas.DataFrame":
        """The same as a pandas frame with the times as index; ``frame.attrs["units"]`` has the units."""
        try:
            import pandas
        except ImportError as error:
            raise ImportError("frame() needs pandas: pip install duet-solar[pandas]") from error
        index = pandas.DatetimeIndex(self.time, name="time", tz="UTC")
        frame = pandas.DataFrame(self.columns, index=index)
        frame.attrs["units"] = dict(self.units)
        return frame


def table_of(parts: Sequence[Mapping[str, Any]]) -> Table:
    """One table of answers with the same columns, each of which goes on where the one before ends."""
    columns = list(parts[0]["columns"]) if parts else []
    values = {
        name: [math.nan if value is None else value for part in parts for value in part["values"][at]]
        for at, name in enumerate(columns)
    }
    units = dict(zip(columns, parts[0]["units"])) if parts else {}
    return Table([parse_time(text) for part in parts for text in part["time"]], values, units)


def ranges_of(start: datetime, end: datetime, interval: str) -> Iterator[Tuple[datetime, datetime]]:
    """Ranges of at most MOST_ROWS rows each that make the whole; one for intervals of a day or longer."""
    minutes = _INTERVAL_MINUTES.get(interval)
    length = timedelta(minutes=minutes * MOST_ROWS) if minutes else end - start
    while length and start + length < end:
        yield start, start + length
        start += length
    yield start, end


def parse_time(text: str) -> datetime:
    return datetime.fromisoformat(text.replace("Z", "+00:00"))


def iso(time: datetime) -> str:
    """A time without a zone is one of UTC."""
    aware = time if time.tzinfo else time.replace(tzinfo=timezone.utc)
    return aware.astimezone(timezone.utc).isoformat().replace("+00:00", "Z")
