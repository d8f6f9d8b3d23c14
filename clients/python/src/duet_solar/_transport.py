"""Sends requests, again where that changes nothing."""

from __future__ import annotations

import http.client
import json
import time
import urllib.error
import urllib.request
from typing import Any, Dict, Mapping, NamedTuple, Optional

from .errors import DuetError

#: How long to wait before each further try, s.
PAUSES_S = (0.5, 1, 2, 4, 8, 16, 32)
#: Of one request; the longest is the upload of a large file.
TIMEOUT_S = 600
#: No answer, or half of one.
_NO_ANSWER = (OSError, http.client.HTTPException)


class Answer(NamedTuple):
    status: int
    body: bytes


def send(
    url: str,
    *,
    method: str = "GET",
    headers: Optional[Mapping[str, str]] = None,
    body: Optional[bytes] = None,
    is_repeatable: bool,
) -> Answer:
    """One request; a repeatable one is sent again while the server is away, busy or fails.

    Raises DuetError UNAVAILABLE where no answer comes.
    """
    request = urllib.request.Request(url, data=body, headers=dict(headers or {}), method=method)
    for pause_s in PAUSES_S if is_repeatable else ():
        try:
            answer = _once(request)
            if answer.status != 429 and answer.status < 500:
                return answer
        except _NO_ANSWER:
            pass
        time.sleep(pause_s)
    try:
        return _once(request)
    except _NO_ANSWER as error:
        raise DuetError("UNAVAILABLE", f"{url.split('?')[0]} does not answer: {error}") from error


def _once(request: urllib.request.Request) -> Answer:
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT_S) as response:
            return Answer(response.status, response.read())
    except urllib.error.HTTPError as error:
        with error:
            return Answer(error.code, error.read())


def json_of(answer: Answer) -> Dict[str, Any]:
    """The JSON of an answer. Raises DuetError with the code and message of the server."""
    try:
        body = json.loads(answer.body)
    except ValueError:
        body = None
    if isinstance(body, dict):
        for error in body.get("errors") or ():
            extensions = error.get("extensions") or {}
            raise DuetError(extensions.get("code", "INTERNAL"), error["message"], extensions.get("details"))
        if "error" in body:
            raise DuetError(body["error"]["code"], body["error"]["message"])
        if answer.status < 400:
            return body
    raise DuetError("INTERNAL", f"This is no DUET server, or it failed (HTTP {answer.status}).")
