"""Signing in with email address and password."""

from __future__ import annotations

import re
from typing import Any, Callable, Dict, Optional, Union

from ._operations import OPERATIONS
from .client import DuetClient
from .errors import DuetError
from .table import parse_time
from .types import SecondFactor

#: Stands for any of the recovery codes in place of a factor.
_RECOVERY = "recovery"
#: Codes of apps and phones; recovery codes have letters.
_FACTOR_CODE = re.compile(r"[\d\s]+$")

Code = Union[str, Callable[[SecondFactor], str]]


def sign_in(server: str, email: str, password: str, code: Optional[Code] = None) -> DuetClient:
    """Signs in. Programs that run unattended use an API token: ``DuetClient(server, token)``.

    ``code`` is for a user with a second factor: a code of the authenticator app or a recovery code, or what asks for it,
    for example ``lambda factor: input("Code: ")``. A phone is sent its code before it is asked for. Raises DuetError
    INVALID_LOGIN, multi-factor-auth-required, invalid-verification-code, RATE_LIMITED.
    """
    nobody = DuetClient(server, None)
    answer = nobody.call(OPERATIONS["LocalLogin"], {"username": email, "password": password})["localLogin"]
    if answer.get("mfa"):
        answer = _second_step(nobody, answer, code)
    if "token" not in answer:
        raise DuetError(answer["code"], answer["message"])
    return DuetClient(server, answer["token"], parse_time(answer["expires_at"]))


def _second_step(nobody: DuetClient, asked: Dict[str, Any], code: Optional[Code]) -> Dict[str, Any]:
    token = asked["mfa"]["token"]
    factors = sorted(asked["mfa"]["hints"], key=lambda factor: factor["factorId"] != "totp")
    if code is None or not factors:
        raise DuetError(asked["code"], "A second factor is needed: give a code of it.")
    factor = factors[0]
    if callable(code):
        if factor["factorId"] == "phone":
            nobody.call(OPERATIONS["SendMfaCode"], {"token": token, "mfa_uid": factor["uid"]})
        code = code(factor)
    uid = factor["uid"] if _FACTOR_CODE.match(code) else _RECOVERY
    given = {"token": token, "mfa_uid": uid, "code": code.strip()}
    return nobody.call(OPERATIONS["ResolveMfa"], given)["resolveMfa"]
