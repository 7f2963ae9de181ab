"""How the project says no: what is wrong, where, and which rule."""


class Refused(ValueError):
    """Something a rule does not allow; `rule` is its id, or REC for the form of the record."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(f"{rule}: {message}")
        self.rule = rule
        self.message = message


class BadRecord(Refused):
    """A record that breaks off at a line."""

    def __init__(self, line: int, rule: str, message: str) -> None:
        super().__init__(rule, message)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {self.rule}: {self.message}"


class BadData(ValueError):
    """A deck or domino file with faults, each a sentence."""

    def __init__(self, file: str, faults: list[str]) -> None:
        super().__init__("\n".join(f"{file}: {fault}" for fault in faults))
        self.file = file
        self.faults = faults
