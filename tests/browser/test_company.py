"""Several people at one table: in two browsers, at one screen, looking on, coming back."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.guest import Hand
from tests.browser.house import House

HAND = Hand()


def test_two_browsers_play_against_each_other(visit: Visitors) -> None:
    ada, bo = visit(), visit()
    path = ada.open("silver-gold", "open")
    invited = ada.page.get_by_label("Link to this table", exact=True).input_value()
    assert invited == ada.url + path
    bo.page.goto(invited)
    bo.page.get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="Start the game").click()
    for guest in (ada, bo):
        guest.page.wait_for_selector(".status")
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
    path = ada.open("silver-gold", "open")
    bo.go(path)
    bo.page.get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="Start the game").click()
    eve.go(path)
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
