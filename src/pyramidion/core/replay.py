"""From a record back to the game it tells of."""

from collections.abc import Callable

from pyramidion.core.game import Game
from pyramidion.core.record import Record, parse
from pyramidion.core.refusal import BadRecord, Refused
from pyramidion.core.rng import commitment
from pyramidion.core.session import Session


def replayed(data: bytes, find_game: Callable[[str], Game]) -> Session:
    """Replay a record to its end; `BadRecord` says at which line it breaks which rule."""
    record = parse(data)
    session = opened(record, find_game)
    for number, text in record.lines:
        try:
            session.enter(text)
        except Refused as refused:
            raise BadRecord(number, refused.rule, refused.message) from None
    return session


def opened(record: Record, find_game: Callable[[str], Game]) -> Session:
    """A session at the start of a record, ready to be told its lines."""
    header = record.header
    try:
        game = find_game(header.game)
    except KeyError as error:
        raise BadRecord(2, "REC", str(error.args[0])) from None
    seats = len(header.players)
    if seats not in game.seats:
        raise BadRecord(
            4, "REC", f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}"
        )
    missing = [
        option.name for option in game.options if seats in option.seats and option.name not in header.options
    ]
    if missing:
        raise BadRecord(3, "REC", f"the option {missing[0]} is missing")
    promised = header.more.get("Commitment")
    if promised is not None and header.seed is not None and promised != [commitment(header.seed)]:
        raise BadRecord(5, "REC", "the seed is not the one that was committed to")
    try:
        session = Session(game, seats, header.options, players=header.players, by_hand=True)
    except Refused as refused:
        raise BadRecord(3, refused.rule, refused.message) from None
    if header.seed is not None:
        session.prove(header.seed)
    session.more = header.more
    return session
