"""Several people at one table: in two browsers, at one screen, looking on, going and coming back."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.guest import Guest, Hand
from tests.browser.house import House

HAND = Hand()


def meet(ada: Guest, bo: Guest, game: str) -> str:
    """Two people sit down: one opens a table, the other follows the link. The path of the table."""
    path = ada.open(game, "open")
    invited = ada.page.get_by_label("Link to this table", exact=True).input_value()
    assert invited == ada.url + path
    bo.page.goto(invited)
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="Start the game").click()
    for guest in (ada, bo):
        guest.page.wait_for_selector(".status")
    return path


def test_two_browsers_play_against_each_other(visit: Visitors) -> None:
    ada, bo = visit(), visit()
    meet(ada, bo, "silver-gold")
    for _ in range(600):
        for guest in (ada, bo):
            guest.page.wait_for_selector(".status, #verdict")
            if guest.page.locator(".status.mine").count():
                guest.step(HAND)
        if ada.page.locator("#verdict").count():
            break
    ada.page.wait_for_selector("#verdict")
    bo.page.wait_for_selector("#verdict")
    verdicts = {guest.page.locator("#verdict").inner_text() for guest in (ada, bo)}
    assert verdicts & {"You win!"} or len(verdicts) == 1


def test_two_people_at_one_screen_pass_it_on_behind_a_curtain(visit: Visitors) -> None:
    ada = visit()
    ada.open("silver-gold", "here")
    curtain = ada.page.locator(".curtain h2")
    expect(curtain).to_have_text("Pass the device to Ada")
    assert ada.page.locator("main .board[data-seq]").count() == 0
    ada.page.get_by_role("button", name="I am Ada").click()
    ada.play(HAND, until=".curtain")
    expect(curtain).to_have_text("Pass the device to Player 2")
    assert ada.page.locator("main .board[data-seq]").count() == 0
    ada.page.get_by_role("button", name="I am Player 2").click()
    ada.page.wait_for_selector(".status.mine")


def test_an_onlooker_sees_no_hidden_choice(visit: Visitors) -> None:
    ada, bo, eve = visit(), visit(), visit()
    eve.go(meet(ada, bo, "silver-gold"))
    eve.page.wait_for_selector(".status")
    frames: list[str] = []
    eve.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame)))
    )
    eve.page.reload()
    ada.page.wait_for_selector(".status.mine")
    ada.step(HAND)
    cards = ada.page.locator("main .board[data-seq]").get_attribute("data-draft")
    ada.step(HAND)
    expect(ada.page.locator(".sentence")).to_contain_text("Waiting")
    eve.page.wait_for_selector(".status")
    assert cards
    assert "You are watching" in eve.page.locator(".turn").inner_text()
    assert not re.search(r"keep \d", "".join(frames))
    assert "keeps" not in eve.page.locator("aside").inner_text()


def test_a_reload_in_mid_turn_keeps_the_draft(visit: Visitors) -> None:
    ada = visit()
    ada.open("pyramido", "bot:novice")
    ada.page.wait_for_selector(".status.mine")
    ada.step(HAND)
    board = ada.page.locator("main .board[data-seq]")
    draft = board.get_attribute("data-draft")
    assert draft
    ada.page.reload()
    expect(board).to_have_attribute("data-draft", draft)


def test_a_server_that_restarts_in_mid_turn(visit: Visitors, tmp_path: Path) -> None:
    house = House(tmp_path, "--pace=0")
    try:
        ada = visit(house=house)
        ada.open("pyramido", "bot:novice")
        ada.page.wait_for_selector(".status.mine")
        ada.step(HAND)
        board = ada.page.locator("main .board[data-seq]")
        draft = board.get_attribute("data-draft")
        house.stop()
        ada.page.get_by_text("No connection").wait_for()
        house.start()
        ada.page.get_by_text("No connection").wait_for(state="hidden")
        expect(board).to_have_attribute("data-draft", draft or "-")
        ada.play(HAND, until=".status:not(.mine), .gems button.ready")
        visit.faults[:] = [fault for fault in visit.faults if "WebSocket connection" not in fault]
    finally:
        house.stop()


def test_what_is_said_is_heard(visit: Visitors) -> None:
    ada, eve = visit(), visit()
    path = ada.open("pyramido", "bot:novice")
    eve.go(path)
    eve.page.get_by_label("Say something").fill("A fine pyramid!")
    eve.page.get_by_role("button", name="Send").click()
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("A fine pyramid!")


def test_a_take_back_is_asked_for_refused_and_granted(visit: Visitors) -> None:
    ada, bo = visit(), visit()
    meet(ada, bo, "pyramido")
    first, other = (ada, bo) if ada.page.locator(".status.mine").count() else (bo, ada)
    first.page.wait_for_selector(".status.mine")
    before = first.page.locator(".board[data-seq]").get_attribute("data-seq")
    first.play(HAND, until=".status:not(.mine)")
    for answer, outcome in (("Refuse", ".status:not(.mine)"), ("Allow", ".status.mine")):
        first.page.get_by_role("button", name="Menu").click()
        first.page.get_by_role("button", name="Ask to take back").click()
        expect(first.page.get_by_text("to allow the take-back")).to_be_visible()
        name = "Ada" if first is ada else "Bo"
        expect(other.page.get_by_text(f"{name} would like to take back")).to_be_visible()
        assert other.violations() == []
        other.page.get_by_role("button", name=answer).click()
        for guest in (first, other):
            expect(guest.page.get_by_text("take back the last move")).to_be_hidden()
            expect(guest.page.get_by_text("to allow the take-back")).to_be_hidden()
        first.page.wait_for_selector(outcome)
    assert first.page.locator(".board[data-seq]").get_attribute("data-seq") != before
    first.play(HAND, until=".status:not(.mine)")


def test_a_bot_plays_for_who_is_away_until_they_take_the_seat_back(visit: Visitors) -> None:
    ada, bo = visit(), visit()
    path = meet(ada, bo, "silver-gold")
    table = bo.page
    bo.page = table.context.new_page()
    table.close()
    ada.page.get_by_text("Not connected.").wait_for()
    ada.step(HAND)
    ada.step(HAND)
    expect(ada.page.locator(".sentence")).to_contain_text("Waiting for Bo")
    ada.page.get_by_role("button", name="Let a bot play on").click()
    ada.page.wait_for_selector(".status.mine")
    bo.go(path)
    assert "Bo" in ada.page.locator("aside .name").all_inner_texts()
    bo.page.get_by_role("button", name="Take the seat back").click()
    expect(ada.page.get_by_text("A bot plays for Bo.")).to_be_hidden()
    turn = ada.page.locator("header p", has_text="turn 2")
    while not turn.count():  # in the first one the bot has marked already
        ada.step(HAND)
    bo.page.wait_for_selector(".status.mine")
    bo.step(HAND)


def test_a_server_with_a_password_lets_in_who_knows_it(visit: Visitors, tmp_path: Path) -> None:
    secret = tmp_path / "password.txt"
    secret.write_text("open sesame\n", "utf-8")
    house = House(tmp_path, "--pace=0", f"--password-file={secret}")
    try:
        ada = visit(house=house)
        ada.go("lobby")
        expect(ada.page.locator("h1")).to_have_text("Closed company")
        assert ada.violations() == []
        ada.page.get_by_label("Password").fill("abracadabra")
        ada.page.get_by_role("button", name="Enter").click()
        expect(ada.page.get_by_role("alert")).to_have_text("That is not the password.")
        visit.faults.clear()  # the browser notes the refusal as well
        ada.page.get_by_label("Password").fill("open sesame")
        ada.page.get_by_role("button", name="Enter").click()
        expect(ada.page.locator("h1")).to_have_text("Lobby")
        ada.open("pyramido", "bot:novice")
        ada.page.wait_for_selector(".status.mine")
    finally:
        house.stop()
