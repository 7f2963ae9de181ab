"""HTTP: rules, lessons, and records looked back at, which come with the question."""

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from pyramidion.core.game import Game
from pyramidion.core.refusal import Refused
from pyramidion.core.rulebook import rulebook
from pyramidion.server import rulings
from pyramidion.server.house import House
from pyramidion.server.learn import lessons, looking
from pyramidion.server.learn.again import again
from pyramidion.server.learn.past import past_games
from pyramidion.server.learn.shapes import (
    AskAgain,
    AskFrames,
    AskRecord,
    AskWhy,
    ChapterText,
    ClauseText,
    Frame,
    Lesson,
    LessonRow,
    Outline,
    PastGame,
    Possible,
    Report,
    RulesText,
)
from pyramidion.server.new_table import new_name, open_at, within_limit
from pyramidion.server.store import Guest
from pyramidion.server.table_routes import view
from pyramidion.server.wire import Because, TableView

TAGS = ["learn"]
Name = Annotated[str, Parameter(max_length=40)]


def _game(house: House, name: str) -> Game:
    try:
        return house.game(name)
    except KeyError as error:
        raise Refused("GAME", str(error.args[0])) from None


@get("/api/games/{game:str}/rules", summary="The rules by clause", tags=TAGS, sync_to_thread=True)
def rules(house: House, game: Name, lang: Name = "en") -> RulesText:
    """The rules of a game in a language."""
    book = rulebook(_game(house, game).rules(lang))
    chapters = [
        ChapterText(number, title, text, [ClauseText(*clause) for clause in clauses])
        for number, title, text, clauses in book.chapters
    ]
    return RulesText(game, book.title, book.about, chapters)


@get("/api/lessons", summary="Lessons", tags=TAGS, sync_to_thread=True)
def all_lessons() -> list[LessonRow]:
    """What can be played along."""
    return lessons.lessons()


@get("/api/lessons/{game:str}/{name:str}", summary="A lesson", tags=TAGS, sync_to_thread=True)
def one_lesson(house: House, game: Name, name: Name) -> Lesson:
    """A lesson with all that its steps show."""
    return lessons.lesson(_game(house, game), name)


@post("/api/records/outline", summary="A record at a glance", tags=TAGS, status_code=200, sync_to_thread=True)
def outline(house: House, data: AskRecord) -> Outline:
    """Referee a record; its lines, and where it is worth jumping to."""
    return looking.outline(data.record, house.game)


@post("/api/records/frames", summary="Positions", tags=TAGS, status_code=200, sync_to_thread=True)
def frames(house: House, data: AskFrames) -> list[Frame]:
    """Up to 40 positions of a record, seen by a seat or an onlooker."""
    return looking.frames(data, house.game)


@post("/api/records/why", summary="Why not?", tags=TAGS, status_code=200, sync_to_thread=True)
def why(house: House, data: AskWhy) -> Because:
    """Which rule is against a line somewhere in a record."""
    return looking.because(data, house.game)


@post("/api/records/analysis", summary="What choices cost", tags=TAGS, status_code=200)
async def analysis(house: House, data: AskRecord) -> Report:
    """The analysis of a finished game, begun if it was not; ask again until `done` is `total`."""
    seats = len(_over(house, data.record).players)
    return await house.jobs.report(data.record, tuple(range(seats)))


@post("/api/records/possible", summary="What was possible", tags=TAGS, status_code=200)
async def possible(house: House, data: AskRecord) -> list[Possible]:
    """The best that each seat could have made of a finished game."""
    _over(house, data.record)
    return await house.jobs.possible(data.record)


@post("/api/records/again", summary="Try again", tags=TAGS)
async def try_again(house: House, me: Guest, data: AskAgain) -> TableView:
    """Open a table that goes on from somewhere in a record, against bots, with chance drawn anew."""
    await within_limit(house, me)
    found = again(data, house.game)
    entries = rulings.opened(found.table, me, house.game(found.table.game), house.settings.pace)
    table = new_name()
    await open_at(house, table, entries, found.begin)
    return await view(house, me, table)


@get("/api/me/games", summary="One's own games", tags=TAGS)
async def my_games(house: House, who: Guest | None) -> list[PastGame]:
    """All finished games in which one holds a seat, the oldest first."""
    return await past_games(house.store, house.hub, who, house.game) if who else []


def _over(house: House, record: str) -> Outline:
    found = looking.outline(record, house.game)
    if not found.over:
        raise Refused("RECORD", "the game is not over, so it cannot be looked back at")
    return found


ROUTES = [rules, all_lessons, one_lesson, outline, frames, why, analysis, possible, try_again, my_games]
