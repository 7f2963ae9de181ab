"""`pyramidion fuzz`: what the readers make of damaged files. Anything but a clean refusal is a finding."""

import json
from collections import Counter
from math import ceil
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Annotated

from cyclopts import Parameter

from pyramidion.cli.hazard import Corpus, Hazard
from pyramidion.cli.progress import tracked
from pyramidion.cli.table import Row, table
from pyramidion.cli.usage import AsJson, Seconds, WrongUsage, plain_seed


def fuzz(
    *,
    seconds: Annotated[Seconds, Parameter(help="How long to go on.")] = 60.0,
    seed: Annotated[
        str, Parameter(validator=plain_seed, help="Number or word that decides the cases and their order.")
    ] = "1",
    keep: Annotated[Path, Parameter(help="Folder for files that brought something down.")] = Path(),
    as_json: AsJson = False,
) -> int:
    """Feed damaged records and data files to the readers and look for crashes.

    Case k of a seed is always the same. Exit 1 if there is a finding; of those
    that happen at the same place the first is shown, and its file kept.
    """
    if not keep.is_dir():
        raise WrongUsage(f"{keep} is no folder to keep files in")
    corpus, begin = Corpus(seed), monotonic()
    outcomes: Counter[tuple[str, str]] = Counter()
    findings: dict[str, dict[str, str | int]] = {}
    case = 0
    with TemporaryDirectory() as folder:
        for second in tracked(range(1, ceil(seconds) + 1), "Fuzzing"):
            while monotonic() - begin < min(second, seconds):
                case += 1
                hazard = Hazard(corpus, case, Path(folder))
                outcome = hazard.outcome()
                outcomes[hazard.kind, outcome] += 1
                if hazard.finding and hazard.place not in findings:
                    kept = keep / f"fuzz-{seed}-{case}{hazard.path.suffix}"
                    kept.write_bytes(hazard.data)
                    findings[hazard.place] = {"case": case, "file": str(kept), "error": hazard.finding}
    rows: list[Row] = [
        {"kind": kind, "outcome": outcome, "cases": n} for (kind, outcome), n in sorted(outcomes.items())
    ]
    if as_json:
        print(json.dumps({"seed": seed, "cases": case, "outcomes": rows, "findings": [*findings.values()]}))
        return 1 if findings else 0
    print(f"{case} cases, seed {seed}\n\n{table(rows)}")
    for found in findings.values():
        print(f"\n{found['file']}\n{found['error']}")
    print(f"\n{len(findings)} findings" if findings else "\nNothing found.")
    return 1 if findings else 0
