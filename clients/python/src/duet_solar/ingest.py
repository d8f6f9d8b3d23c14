"""Readings of monitored plants, in batches."""

from __future__ import annotations

import json
import math
import re
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Any, Dict, Iterable, Iterator, List, NamedTuple, Union

from ._transport import json_of, send

if TYPE_CHECKING:
    import pandas

#: Half of what the server takes in one body, so that bytes stay below its limit too.
_MOST_READINGS = 500_000
#: About these times a clock may be changed, and an hour may come twice.
_NIGHT = re.compile(r"[T ](?:2[123]|0[0-5]):\d\d(?::[\d.]+)?$")


class Reading(NamedTuple):
    """A measured value. ``timestamp`` is a datetime, ISO 8601, or ms since 1970 UTC; without a zone it is in the clock of
    the deployment. ``value`` is a number or a text of one; None: none."""

    tag: str
    timestamp: Union[datetime, str, int]
    value: Any


@dataclass
class IngestCounts:
    """What the server did with readings; ``reasons`` counts the refused ones."""

    accepted: int = 0
    repeated: int = 0
    replaced: int = 0
    empty: int = 0
    refused: int = 0
    reasons: Dict[str, int] = field(default_factory=dict)

    def _add(self, answer: Dict[str, Any]) -> None:
        self.accepted += answer["accepted"]
        self.repeated += answer["repeated"]
        self.replaced += answer["replaced"]
        self.empty += answer["empty"]
        self.refused += answer["refused"]["count"]
        for reason, found in answer["refused"]["by_reason"].items():
            self.reasons[reason] = self.reasons.get(reason, 0) + found["count"]


def readings_of(frame: "pandas.DataFrame") -> Iterator[Reading]:
    """Readings of a pandas frame with times as index and a column for each tag. Missing values are left out."""
    for tag in frame.columns:
        for time, value in frame[tag].dropna().items():
            yield Reading(str(tag), time.isoformat(), float(value))


def batches_of(readings: Iterable[Reading], size: int) -> Iterator[bytes]:
    """Readings as JSON lines, so many at a time.

    An hour that comes twice is told apart by the readings before it, which therefore stand in the same batch.
    """
    lines: List[str] = []
    for tag, timestamp, value in readings:
        time = timestamp.isoformat() if isinstance(timestamp, datetime) else timestamp
        known = None if isinstance(value, float) and math.isnan(value) else value
        lines.append(json.dumps({"tag": tag, "timestamp": time, "value": known}))
        may_come_twice = isinstance(time, str) and _NIGHT.search(time)
        if (len(lines) >= size and not may_come_twice) or len(lines) == _MOST_READINGS:
            yield "\n".join(lines).encode()
            lines = []
    if lines:
        yield "\n".join(lines).encode()


def send_batch(url: str, token: Any, body: bytes, counts: IngestCounts) -> None:
    """A batch changes nothing when it comes again: it is sent until there is an answer, which is added to the counts."""
    headers = {"authorization": f"Bearer {token}", "content-type": "application/jsonl"}
    counts._add(json_of(send(url, method="POST", headers=headers, body=body, is_repeatable=True)))
