"""What bots make of a deal when they sit in the guest's place, as a yardstick for who plays alone."""

from pathlib import Path

from pyramidion import catalog
from pyramidion.bots.roster import bot
from pyramidion.core.lots import Lots
from pyramidion.core.rng import seeded
from pyramidion.core.session import Session

BOTS = (
    "novice",
    "explorer",
    "master:100",
)  # from weak to strong, none by the clock
AT_ONCE = 2  # choices, so that bots at tables need not wait long for a process


def played_on(
    game: str, files: dict[str, Path], specs: list[str], seed: str, past: list[str]
) -> tuple[list[str], int | None]:
    """A deal that bots have played so far, a few choices further; at its end with the first one's points."""
    session = Session(catalog.game_with(game, files), len(specs), by_hand=True)
    session.cast(Lots(seed))
    for line in past:
        session.recall(line)
    session.go_on()
    for _ in range(AT_ONCE):
        if session.over:
            break
        seat = session.actors()[0]
        luck = seeded(f"{seed} {specs} {len(session.events)}")
        state = session.state.copy()
        state.redeal(seat, luck)
        session.act(seat, bot(specs[seat], session.game).choose(state, seat, luck))
    return [event.line for event in session.events], session.state.scores()[0] if session.over else None
