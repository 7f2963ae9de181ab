"""Records looked at: outlines, positions, secrets, and the rule against a line."""

import pytest

from pyramidion.catalog import folder, game
from pyramidion.cli.main import main
from pyramidion.core.refusal import BadRecord, Refused
from pyramidion.server.learn.looking import FRAMES, because, frames, outline
from pyramidion.server.learn.shapes import AskFrames, AskWhy

SG = (folder("silver-gold") / "golden" / "clear-win.pyr").read_text("utf-8")
PY = (folder("pyramido") / "golden" / "py2-win.pyr").read_text("utf-8")


def test_an_outline_knows_rounds_big_moments_and_the_end() -> None:
    told = outline(SG, game)
    lines = SG.split("\n\n")[1].splitlines()
    assert told.lines == lines
    assert told.over
    kinds = [moment.kind for moment in told.moments]
    assert kinds.count("round") == 4
    assert kinds[-1] == "end"
    assert [moment.ply for moment in told.moments] == sorted(moment.ply for moment in told.moments)
    for moment in told.moments:
        if moment.kind == "round":
            assert lines[moment.ply - 1] == f"- round {moment.number}"
    big = [moment for moment in told.moments if moment.kind == "big"]
    assert big
    assert all(moment.number >= 8 and moment.seat in (0, 1) for moment in big)


def test_an_outline_knows_levels() -> None:
    levels = [moment.number for moment in outline(PY, game).moments if moment.kind == "level"]
    assert levels == [1, 2, 3, 4]


def test_positions_are_those_after_so_many_lines_seen_by_a_seat() -> None:
    told = frames(AskFrames(SG, 1, 8, 11), game)
    assert [frame.ply for frame in told] == [8, 9, 10, 11]
    keeping = told[0].view
    assert [card.number for card in keeping.hand] == [9, 10, 23, 32]
    assert frames(AskFrames(SG, -1, 8, 8), game)[0].view.hand == []


def test_what_others_marked_in_a_turn_is_not_seen_before_all_have() -> None:
    first = SG.split("\n\n")[1].splitlines().index("1 mark 33 a1 b1 a2") + 1
    own, other, onlooker = (frames(AskFrames(SG, seat, first, first), game)[0].view for seat in (0, 1, -1))
    assert own.seats[0].cards[0].marks == ["a1", "b1", "a2"]
    assert other.seats[0].cards[0].marks == []
    assert onlooker.seats[0].cards[0].marks == []


def test_no_more_than_a_few_positions_are_told_at_once() -> None:
    assert len(frames(AskFrames(SG, -1, 0, 10_000), game)) == FRAMES
    assert frames(AskFrames(SG, -1, 9_000, 10_000), game) == []


def test_the_rule_against_a_line_is_told() -> None:
    ply = SG.split("\n\n")[1].splitlines().index("1 mark 33 a1 b1 a2")
    assert because(AskWhy(SG, 0, ply, "1 mark 33 e5"), game).rule == "SG-4.3"
    assert because(AskWhy(SG, 0, ply, "1 mark 33 a1 b1 a2"), game).rule is None


def test_a_broken_record_and_a_seat_that_is_not_there_are_refused() -> None:
    with pytest.raises(BadRecord, match="line 24: SG-4"):
        outline(SG.replace("1 mark 33 a1 b1 a2", "1 mark 33 e5"), game)
    with pytest.raises(Refused, match="only 2 play"):
        frames(AskFrames(SG, 2, 0, 1), game)


def test_the_shell_lists_moments_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", str(folder("silver-gold") / "golden" / "clear-win.pyr"), "--moments"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert sum(line.endswith(f"round {number}") for line in said for number in range(1, 5)) == 4
    assert any("points at once for bot:points" in line for line in said)
    assert said[-1].endswith("end")
