"""The operations that the client sends, by name, each with the fragments that it uses."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Dict

_DEFINITION = re.compile(r"^(query|mutation|fragment) (\w+).*?^}$", re.MULTILINE | re.DOTALL)
_SPREAD = re.compile(r"\.\.\.(\w+)")


def _load() -> Dict[str, str]:
    text = files(__package__).joinpath("operations.graphql").read_text(encoding="utf-8")
    fragments: Dict[str, str] = {}
    operations: Dict[str, str] = {}
    for found in _DEFINITION.finditer(text):
        kind, name = found.group(1), found.group(2)
        (fragments if kind == "fragment" else operations)[name] = found.group(0)
    return {name: _whole(operation, fragments) for name, operation in operations.items()}


def _whole(operation: str, fragments: Dict[str, str]) -> str:
    used: Dict[str, str] = {}
    rest = [operation]
    while rest:
        for name in _SPREAD.findall(rest.pop()):
            if name in fragments and name not in used:
                used[name] = fragments[name]
                rest.append(fragments[name])
    return "\n".join([operation, *used.values()])


OPERATIONS = _load()
