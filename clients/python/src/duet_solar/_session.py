"""Sends operations with the token of a caller, and renews it."""

from __future__ import annotations

import json
import re
import threading
from datetime import datetime, timedelta, timezone
from typing import Any, Dict, Mapping, Optional

from ._operations import OPERATIONS
from ._transport import json_of, send
from .errors import DuetError
from .table import parse_time

#: What is left of a token when it is renewed.
_RENEWED_BEFORE = timedelta(minutes=5)
_NAMED = re.compile(r"\b(query|mutation)\s+(\w+)")


class Session:
    def __init__(self, server: str, token: Optional[str], expires_at: Optional[datetime] = None) -> None:
        if not re.match(r"https?://[^/]", server):
            raise DuetError("INVALID_INPUT", f"The server must be a URL, got '{server}'.")
        self.server = server.rstrip("/")
        self.token = token
        self._expires_at = expires_at
        self._renewing = threading.Lock()

    def call(self, text: str, variables: Optional[Mapping[str, Any]]) -> Dict[str, Any]:
        """The data of the answer."""
        with self._renewing:
            if self._expires_at and self._expires_at - datetime.now(timezone.utc) < _RENEWED_BEFORE:
                self._renew()
        return self._post(text, variables)

    def _renew(self) -> None:
        answer = self._post(OPERATIONS["RefreshToken"], None)["refreshToken"]
        if "token" not in answer:
            raise DuetError(answer["code"], answer["message"])
        self.token = answer["token"]
        self._expires_at = parse_time(answer["expires_at"])

    def _post(self, text: str, variables: Optional[Mapping[str, Any]]) -> Dict[str, Any]:
        named = _NAMED.search(text)
        if not named:
            raise DuetError("INVALID_INPUT", "Give the operation a name: query Me { me { id } }")
        kind, name = named.groups()
        headers = {"content-type": "application/json"}
        if self.token is not None:
            headers["authorization"] = f"Bearer {self.token}"
        call = {"query": text, "variables": dict(variables or {}), "operationName": name}
        answer = send(
            f"{self.server}/api/graphql?operation={name}",
            method="POST",
            headers=headers,
            body=json.dumps(call).encode(),
            is_repeatable=kind == "query",
        )
        return json_of(answer)["data"]
