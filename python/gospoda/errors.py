"""Everything that gospoda raises about games, below :class:`Error`."""

from __future__ import annotations

__all__ = [
    "ChanceError",
    "DataError",
    "Error",
    "FileError",
    "NotationError",
    "RuleError",
    "SetupError",
    "VersionError",
]


class Error(Exception):
    """Whatever is wrong with a game, an action or a file."""


class RuleError(Error):
    """A rule forbids it. The text is the sentence for a player, with the identity of the rule."""

    #: The identity of the rule in ``docs/rules``, such as ``SW-CONQ-03``.
    rule: str
    #: The sentence.
    why: str
    #: The amounts that the sentence tells, by name.
    numbers: dict[str, int]

    def __init__(self, rule: str, why: str, numbers: dict[str, int]) -> None:
        super().__init__(rule, why, numbers)
        self.rule, self.why, self.numbers = rule, why, numbers

    def __str__(self) -> str:
        return self.why


class NotationError(Error):
    """No action is written so, or no id is called so."""


class SetupError(Error):
    """There is no such game, number of seats, option or bot. The text says what there is."""


class ChanceError(Error):
    """Draws that the caller brought do not fit."""


class DataError(Error):
    """Bytes that are no position, or a damaged one."""


class VersionError(DataError):
    """Bytes of other rules or of another encoding."""


class FileError(Error):
    """A line of a match file does not hold."""

    #: Counted from 1.
    line: int
    what: str

    def __init__(self, line: int, what: str) -> None:
        super().__init__(line, what)
        self.line, self.what = line, what

    def __str__(self) -> str:
        return f"line {self.line}: {self.what}"
