"""The house rules that can check themselves."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.seating import game, names, package
from tools.compile import hot

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
NOT_OURS = {".git", ".venv", "build", "dist", "node_modules", "__pycache__"}
TEXT = {
    ".py",
    ".md",
    ".toml",
    ".txt",
    ".cfg",
    ".ini",
    ".json",
    ".yaml",
    ".yml",
    ".sh",
    ".html",
    ".css",
    ".js",
}
TEXT |= {".ts", ".svelte", ".ftl", ".svg", ".pyr", ".c", ".h", ""}

# Addresses that may stand in a file: this machine, databases as the command line has them, names of XML, and
# beginnings of addresses that name no host.
ADDRESSES = re.compile(
    r"https?://(127\.0\.0\.1|localhost|\[::1\]|0\.0\.0\.0|testserver)|wss?://|sqlite://|postgresql://"
    r"|http://www\.w3\.org/|https?://(?!\w)|mysql://"
)
HOSTS = ("registry.npmjs", "pythonhosted", "pypi." + "org", "artifactory")
# Where somebody's files lie.
MACHINES = re.compile(r"(?<![\w.])/(?:work|home|root|Users)/\w|[A-Z]:\\\\?Users")

# How many clauses each section of the rules has.
SECTIONS = {"silver-gold": [6, 3, 3, 12, 6, 3, 3], "pyramido": [4, 2, 7, 5, 7, 1, 9]}


def files() -> Iterator[Path]:
    """All text files of the project, but for this one, which has to name what it looks for."""
    folders = [ROOT]
    for folder in folders:
        for path in sorted(folder.iterdir()):
            if path.name in NOT_OURS or path.name.endswith(("_cache", ".hypothesis")):
                continue
            if path.is_dir():
                folders.append(path)
            elif path.suffix in TEXT and path != Path(__file__):
                yield path


def modules(*folders: str) -> list[Path]:
    """All Python modules in some folders of the project."""
    return [path for path in files() if path.suffix == ".py" and path.relative_to(ROOT).parts[0] in folders]


def named(path: Path) -> str:
    """A file as seen from the top of the project."""
    return path.relative_to(ROOT).as_posix()


def test_no_file_is_longer_than_500_lines() -> None:
    written = {".py", ".ts", ".svelte", ".css", ".md"}
    long = [
        named(path)
        for path in files()
        if path.suffix in written and len(path.read_text("utf-8").splitlines()) > 500
    ]
    assert long == []


def test_every_module_says_what_it_is_for() -> None:
    silent = [
        named(path)
        for path in modules("src", "tools", "tests")
        if not ast.get_docstring(ast.parse(path.read_text("utf-8")))
    ]
    assert silent == []


def test_no_module_is_named_after_nothing() -> None:
    vague = {"utils", "util", "helpers", "helper", "common", "manager", "base", "misc"}
    assert [named(path) for path in modules("src", "tools", "tests") if path.stem in vague] == []


def test_nothing_is_left_to_be_done() -> None:
    word = re.compile(r"\b(TODO|FIXME|XXX)\b")
    assert [named(path) for path in files() if word.search(path.read_text("utf-8"))] == []


def test_no_file_knows_a_machine_or_a_host() -> None:
    found = []
    for path in files():
        text = path.read_text("utf-8")
        found += [f"{named(path)}: {match[0]}" for match in MACHINES.finditer(text)]
        found += [f"{named(path)}: {host}" for host in HOSTS if host in text]
        found += [
            f"{named(path)}: {text[match.start() : match.end() + 20]!r}"
            for match in re.finditer(r"\w+://", text)
            if not ADDRESSES.match(text, match.start())
        ]
    assert found == []


def test_compiled_modules_leave_shifts_of_a_literal_to_bits() -> None:
    """mypyc 2.4 computes `1 << n` in 32 bits where n is an i64: `bit(n)` is the one place that minds it."""
    found = []
    for path in hot(SOURCE):
        for node in ast.walk(ast.parse((SOURCE / path).read_text("utf-8"))):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                parts = list(ast.walk(node.right))
                names_in = [part.id for part in parts if isinstance(part, ast.Name)]
                fixed = all(map(str.isupper, names_in)) and not any(
                    isinstance(part, ast.Call) for part in parts
                )
                if isinstance(node.left, ast.Constant) and not fixed and path.name != "bits.py":
                    found.append(f"{path}:{node.lineno}: {ast.unparse(node)}")
    assert found == []


# Rules and their tests.


def folder(name: str) -> Path:
    """The folder of a game."""
    return Path(getattr(package(name), "__path__")[0])  # noqa: B009


def clauses(name: str) -> list[str]:
    """The ids of a game's clauses, in order."""
    return re.findall(rf"^- ({game(name).clauses}-[0-9]+\.[0-9]+)\b", game(name).rules(), re.MULTILINE)


@pytest.mark.parametrize("name", names())
def test_clauses_are_numbered_without_gaps(name: str) -> None:
    found = [tuple(map(int, clause.split("-")[1].split("."))) for clause in clauses(name)]
    sections = [sum(section == n for section, _ in found) for n in range(1, max(found)[0] + 1)]
    assert found == [(n, m) for n, count in enumerate(sections, 1) for m in range(1, count + 1)]
    assert sections == SECTIONS.get(name, sections)


@pytest.mark.parametrize("name", names())
def test_every_clause_has_a_test_of_its_name_and_every_test_a_clause(name: str) -> None:
    tests = [
        node.name
        for path in sorted(folder(name).glob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    wanted = {f"test_{re.sub('[-.]', '_', clause).lower()}_": clause for clause in clauses(name)}
    assert [clause for prefix, clause in wanted.items() if not any(t.startswith(prefix) for t in tests)] == []
    numbered = re.compile(rf"test_{game(name).clauses.lower()}_[0-9]+_[0-9]+_")
    assert [test for test in tests if numbered.match(test) and not test.startswith(tuple(wanted))] == []


@pytest.mark.parametrize("name", names())
def test_every_clause_that_is_cited_exists(name: str) -> None:
    known, cited = set(clauses(name)), re.compile(rf"\b{game(name).clauses}-[0-9]+\.[0-9]+")
    wrong = [
        f"{named(path)}: {clause}"
        for path in sorted(folder(name).rglob("*.py"))
        for clause in cited.findall(path.read_text("utf-8"))
        if clause not in known
    ]
    assert wrong == []
