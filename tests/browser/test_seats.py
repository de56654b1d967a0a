"""Seats in a real browser: whose they are, how they move to another device, how a lost one is given anew."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import Opener, Server
from .players import find_table, join, wait_until_asked, wait_until_at


@pytest.fixture
def match(window: Opener) -> tuple[Page, Page, str]:
    """A host, a guest who has sat down, and the address of the invitation."""
    host = window()
    find_table(host, "pit-fighting", "link")
    invitation = host.locator("#invite-1 input[data-path]").input_value()
    guest = window(invitation)
    join(guest, "Zog")
    for page in (host, guest):
        wait_until_at(page, "**/t/*")
        page.wait_for_selector("#table")
    return host, guest, invitation


def test_the_invitation_leads_back_to_the_seat_and_others_to_watching(
    window: Opener, match: tuple[Page, Page, str]
) -> None:
    host, guest, invitation = match
    guest.goto("/")
    expect(guest.locator("#recent a")).to_contain_text("Gnash")
    lobby = host.context.new_page()
    lobby.goto("/")
    expect(lobby.locator("#recent a")).to_contain_text("Zog")
    guest.goto(invitation)
    expect(guest.locator("#hand")).to_have_count(1)
    expect(guest.locator("#not-yours")).to_have_count(0)
    host.goto(invitation)
    for nosy in (host, window(invitation)):
        expect(nosy.locator("#whose")).to_contain_text("watching")
        expect(nosy.locator("#hand")).to_have_count(0)
        nosy.locator("#not-yours summary").click()
        expect(nosy.locator("#not-yours")).to_contain_text("Play on another device")
    host.go_back()
    expect(host.locator("#hand")).to_have_count(1)


def test_a_seat_goes_along_to_the_phone(window: Opener, match: tuple[Page, Page, str]) -> None:
    _, guest, invitation = match
    desk = guest.context.new_page()
    desk.goto(invitation)
    desk.locator(".menu summary").click()
    desk.get_by_text("Play on another device").click()
    qr = desk.locator("svg.qr")
    expect(qr).to_be_visible()
    assert qr.evaluate("node => node.querySelector('path:last-child').getBoundingClientRect().width") > 200
    address = desk.locator("#address").input_value()
    phone = window(address, width=390, height=844, touch=True)
    phone.get_by_text("Play here").click()
    wait_until_at(phone, invitation)
    expect(phone.locator("#hand")).to_have_count(1)
    expect(guest.locator("#not-yours")).to_have_count(1)  # loaded anew by itself
    expect(guest.locator("#hand")).to_have_count(0)
    guest.goto(address)
    expect(guest.locator("main")).to_contain_text("used or too old")


def test_the_host_gives_a_lost_seat_anew_and_all_are_told(window: Opener, match: tuple[Page, Page, str]) -> None:
    host, guest, _ = match
    host.locator(".menu summary").click()
    host.get_by_text("Seats and invitations").click()
    wait_until_at(host, "**/links")
    expect(host.locator("#invite-1 input[data-path]")).to_have_count(0)
    host.locator("#anew-1 summary").click()
    host.locator("#anew-1 button").click()
    expect(host.locator("#invite-1 input[data-path]")).to_have_count(1)
    expect(guest.locator("#not-yours")).to_have_count(1)
    expect(guest.locator("#log")).to_contain_text("given anew")
    anew = host.locator("#invite-1 input[data-path]").input_value()
    newcomer = window(anew)
    join(newcomer, "Cid")
    expect(newcomer.locator("#hand")).to_have_count(1)
    expect(guest.locator("#log")).to_contain_text("Cid sits down")


def test_an_invitation_and_a_taken_seat_fit_a_phone(window: Opener) -> None:
    host = window()
    find_table(host, "pit-fighting", "link")
    invitation = host.locator("#invite-1 input[data-path]").input_value()
    guest = window(invitation, width=390, height=844, touch=True)
    assert guest.evaluate(TOO_WIDE) == []
    guest.locator("#join button").tap()
    guest.wait_for_selector("#table")
    stranger = window(invitation, width=390, height=844, touch=True)
    stranger.locator("#not-yours summary").tap()
    assert stranger.locator("#not-yours .drop").evaluate("node => node.getBoundingClientRect().x") >= 0


TOO_WIDE = """() => [...document.querySelectorAll('main *')]
    .filter(node => node.getBoundingClientRect().right > innerWidth).map(node => node.outerHTML.slice(0, 80))"""


def test_one_takes_a_table_off_ones_list(window: Opener) -> None:
    page = window()
    find_table(page, "pit-fighting", "bot-random")
    wait_until_asked(page)
    page.goto("/")
    expect(page.locator("#recent a b")).to_have_text("Your turn: Orc Pit Fighting")
    page.locator("#recent form button").click()
    expect(page.locator("#recent")).to_have_count(0)


def test_without_scripts_one_sits_down_and_takes_the_seat_along(
    browser: Browser, server: Server, window: Opener
) -> None:
    host = window()
    find_table(host, "pit-fighting", "link")
    invitation = host.locator("#invite-1 input[data-path]").input_value()
    contexts = [browser.new_context(java_script_enabled=False, base_url=server.url) for _ in range(2)]
    plain, other = (context.new_page() for context in contexts)
    plain.goto(invitation)
    plain.locator("#name").fill("Bea")
    plain.locator("#join button").click()
    expect(plain.locator("#hand")).to_have_count(1)
    plain.locator(".menu summary").click()
    plain.get_by_text("Play on another device").click()
    other.goto(plain.locator("#address").input_value())
    other.get_by_text("Play here").click()
    expect(other.locator("#hand")).to_have_count(1)
    plain.goto(invitation)
    expect(plain.locator("#hand")).to_have_count(0)
    for context in contexts:
        context.close()
