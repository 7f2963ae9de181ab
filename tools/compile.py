"""Compiles the hot modules with mypyc, in place: `state.py` stays, `state.*.so` appears beside it.

All of them become one C file, so that the C compiler can inline across modules. A stamp remembers what was
built from what: nothing is done as long as sources, compilers and Python are the same. Where there is no C
compiler, the same modules run interpreted.
"""

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from contextlib import chdir
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

# `__init__.py` files stay interpreted, but a compiled module may build on what they say.
HOT = (
    "core/*.py",
    "games/*/rules/*.py",
    "games/*/notation.py",
    "games/*/squares.py",
    "games/*/blocks.py",
    "games/*/cells.py",
    "games/*/viewing.py",
    "games/*/offering.py",
    "games/*/tensor.py",
    "games/*/sense*.py",
    "bots/*.py",
    "rl/engine/*.py",
    "server/connection.py",
    "server/hub.py",
    "server/limits.py",
    "server/rulings.py",
    "server/socket.py",
    "server/table.py",
    "server/log.py",
    "server/change.py",
    "server/sight.py",
    "server/slot.py",
    "server/mailbox.py",
    "server/turns.py",
    "server/store/sqlite_writer.py",
    "server/store/store.py",
)
OPT = os.environ.get("PYRAMIDION_OPT") or "3"
# mypyc makes errors of C warnings; what could be replaced from outside is not inlined (a third slower).
# Fused multiply-add would round ratings in other ways than interpreted code does.
FLAGS = ("-w", "-fvisibility=hidden", "-ffp-contract=off")


def hot(source: Path) -> list[Path]:
    """The files that decide what is compiled, relative to the folder of the sources."""
    found = {path for pattern in HOT for path in source.glob(f"pyramidion/{pattern}")}
    return sorted(path.relative_to(source) for path in found if not path.name.startswith("test_"))


def compiler() -> list[str]:
    """The command of the C compiler that setuptools will call, or nothing if it cannot work here."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")
    if shutil.which(command[0]) is None:
        say("no C compiler found, so the rules and bots run interpreted and many times slower.")
        return []
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        say("no C headers of Python found (python3-dev), so the rules and bots run interpreted and slower.")
        return []
    return command


def fingerprint(source: Path, files: list[Path], cc: list[str], opt: str) -> str:
    """Changes with anything that a build depends on."""
    told = subprocess.run([*cc, "--version"], capture_output=True, text=True, check=False).stdout
    tools = (sys.version, sysconfig.get_config_var("EXT_SUFFIX"), version("mypy"), version("librt"), told)
    settings = (opt, os.environ.get("CFLAGS"), Path(__file__).read_text("utf-8"))
    texts = [(path.as_posix(), (source / path).read_text("utf-8")) for path in files]
    return sha256(repr((tools, settings, texts)).encode()).hexdigest()


def clear(source: Path) -> None:
    """Remove what former builds left, which would hide the sources."""
    for pattern in ("*.so", "*.pyd"):
        for path in source.rglob(pattern):
            path.unlink()


def translate(source: Path, modules: list[str], work: Path, opt: str) -> list[Path]:
    """Compile modules by way of C, which stays in `work` to be read, and put the results beside them."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    shutil.rmtree(work, ignore_errors=True)
    options = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports"]
    options += ["--follow-imports=silent", f"--cache-dir={os.devnull}"]
    # From here paths in tracebacks are relative to the sources, where Python finds them wherever they lie.
    with chdir(source):
        extensions = mypycify(
            [*options, *modules],
            group_name="pyramidion",
            target_dir=str(work),
            opt_level=opt,
            debug_level="0",
        )
    for path in work.glob("__native*.c"):
        # mypyc 2.4 writes an i64 `1 << n` with an int of C, which has 32 bits: 1 << 35 would be 8.
        path.write_text(re.sub(r"= (-?\d+) <<", r"= \1LL <<", path.read_text("utf-8")), "utf-8")
    for extension in extensions:
        extension.extra_compile_args += FLAGS
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    built = [path for path in (work / "lib").rglob("*") if path.is_file()]
    return [path.rename(source / path.relative_to(work / "lib")) for path in built]


def build(root: Path, opt: str = OPT) -> list[Path]:
    """Bring the compiled modules of a tree up to date and tell which files they are."""
    source, stamp = root / "src", root / "build" / "compiled.json"
    files, cc = hot(source), compiler()
    key = fingerprint(source, files, cc, opt) if cc else ""
    before = json.loads(stamp.read_text("utf-8")) if stamp.exists() else {"key": None, "built": []}
    built = [root / path for path in before["built"]]
    if cc and before["key"] == key and all(path.exists() for path in built):
        return built
    stamp.unlink(missing_ok=True)
    clear(source)
    modules = [str(path) for path in files if path.name != "__init__.py"]
    if not cc or not modules:
        return []
    say(f"compiling {len(modules)} modules …")
    built = translate(source, modules, root / "build" / "mypyc", opt)
    after = {"key": key, "built": [path.relative_to(root).as_posix() for path in built]}
    stamp.write_text(json.dumps(after), "utf-8")
    return built


def say(sentence: str) -> None:
    """Tell the person at the terminal, without getting into a command's output."""
    print(f"Pyramidion: {sentence}", file=sys.stderr)


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--root", type=Path, default=Path(__file__).parents[1], help="tree to compile")
    arguments.add_argument("--opt", default=OPT, help="how much the C compiler optimises, 0 to 3")
    given = arguments.parse_args()
    build(given.root.resolve(), given.opt)
