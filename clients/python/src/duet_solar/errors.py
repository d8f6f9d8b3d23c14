"""The error of every call."""

from __future__ import annotations

from typing import Any


class DuetError(Exception):
    """The server refused a call, or could not be reached.

    ``code`` is one of the codes of the API, ``UNAVAILABLE`` where there was no answer; the message is for people.
    """

    def __init__(self, code: str, message: str, details: Any = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.details = details

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"
