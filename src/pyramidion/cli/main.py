"""The program `pyramidion`: finds the command that is asked for and turns what goes wrong into a sentence.

Nothing heavy is imported before it is needed: the overview must appear at once.
"""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

# Name, where it is defined, and its first line of help, which stands there as well.
COMMANDS = (
    ("play", "play:play", "Play in the browser on this machine; what `pyramidion` alone does, too."),
    ("serve", "serve:serve", "Run a server that others can play on."),
    ("simulate", "simulate:simulate", "Let bots play games and count who wins."),
    ("arena", "arena:arena", "Let bots play a tournament and rate them."),
    ("verify", "verify:verify", "Referee records: tell the first line that breaks a rule, and the rule."),
    ("show", "show:show", "Show a record as boards in text."),
    ("analyse", "analyse:analyse", "Tell what each choice of a game cost, and what was better."),
    ("hindsight", "hindsight:hindsight", "Tell the best each player could have made of a game."),
    (
        "rules",
        "rules:rules",
        "Print the rules of a game, one clause of them, or what speaks of something.",
    ),
    ("bench", "bench:bench", "Measure how fast games are played."),
    ("deck check", "deck:check", "Check a deck or domino file and name every fault."),
    ("deck stats", "deck:stats", "Count what is on the cards of a deck and what they bring in play."),
    ("backup", "backup:backup", "Copy the database of a server into a file, also while it runs."),
    ("fuzz", "fuzz:fuzz", "Feed damaged records and data files to the readers and look for crashes."),
)
ABOUT = "Two modern pyramid games, to play, to study and to build on. Unofficial."
INTERRUPTED = 130  # as shells count it: 128 and the number of the signal
PIPE_CLOSED = 141
BUG = 70  # a fault of the program, never to be mistaken for a wrong record


def overview(group: str = "") -> str:
    """What `pyramidion --help` says, or `pyramidion deck --help` of a group of commands."""
    rows = [f"  {name:<12} {line}" for name, _, line in COMMANDS if name.startswith(group)]
    if not group:
        rows = [ABOUT, "", *rows, "", "  --version    Tell the version."]
    help_ = "  --help, -h   Show this; after a command, show its flags."
    codes = "Exit 0: fine; 1: what was checked is wrong; 2: wrong usage."
    return "\n".join([f"Usage: pyramidion {group or 'COMMAND'} …", "", *rows, help_, "", codes])


def version() -> str:
    """The version of the package that is installed."""
    from importlib import metadata

    return metadata.version("pyramidion")


def command(words: Sequence[str]) -> int:
    """Run the command that the words of a command line ask for; its exit code."""
    from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

    from pyramidion.cli.usage import WrongUsage

    def app(name: str, about: str) -> App:
        return App(
            name=name,
            help=about,
            help_format="plaintext",
            help_formatter="plain",
            version_flags=(),
            suppress_keyboard_interrupt=False,
            default_parameter=Parameter(negative=""),
        )

    root = app("pyramidion", ABOUT)
    for name, where, _ in COMMANDS:
        above, _, last = name.rpartition(" ")
        if above and above not in root:
            root.command(app(above, ""))
        (root[above] if above else root).command(f"{__package__}.{where}", name=last)
    try:
        done = root(words, exit_on_error=False, print_error=False, result_action="return_value")
        return done if isinstance(done, int) else 0
    except UnusedCliTokensError as error:
        print(
            f"pyramidion: {' '.join(error.unused_tokens or ())!r} is more than can be used", file=sys.stderr
        )
    except CycloptsError as error:
        print(f"pyramidion: {' '.join(str(error).split())}", file=sys.stderr)
    except WrongUsage as wrong:
        print(f"pyramidion: {wrong}", file=sys.stderr)
    return 2


def answer(words: Sequence[str]) -> int:
    """Do what a command line asks for; its exit code."""
    plain = [word for word in words if word not in ("--help", "-h")]
    if words and not plain:
        print(overview())
    elif len(plain) == 1 and any(name.startswith(f"{plain[0]} ") for name, _, _ in COMMANDS):
        print(overview(plain[0]))
    elif list(words[:1]) == ["--version"]:
        print(version())
    else:
        return command(words or ["play"])
    return 0


def main(words: Sequence[str] | None = None) -> int:
    """The entry point: answer, and stay quiet when interrupted or when nobody reads on."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that lacks ■ shall not stop a command
            stream.reconfigure(errors="replace")
    try:
        code = answer(sys.argv[1:] if words is None else words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Python would flush once more on its way out and complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except Exception:  # exit 1 is kept for what was checked, so a bug must not end in it
        from traceback import print_exc

        print_exc()
        print("pyramidion: this is a fault of the program; please report it.", file=sys.stderr)
        return BUG
    return code
