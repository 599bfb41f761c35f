"""Tables in a real browser: friends through a link, a spectator, a crash; taking back, replay, forking, records."""

from pathlib import Path

from playwright.sync_api import Browser

from bastide.core.action import Action
from tests.web.conftest import Server
from tests.web.situations import go_on, record_where
from tests.web.visitor import PHONE, Visitor


def score_line(visitor: Visitor) -> list[str]:
    return visitor.page.locator(".player .score").all_inner_texts()


def test_friends_by_link_with_a_spectator_and_a_crash(chromium: Browser, server: Server) -> None:
    """Two browsers, one link, somebody who watches; the server is killed and comes back; nobody loses anything."""
    host = Visitor(chromium, server, "Margot")
    host.start("friends")
    link = host.page.locator("input[readonly]").input_value()
    friend = Visitor(chromium, server, "Piotr", lang="ru")
    friend.follow(link)
    watcher = Visitor(chromium, server, "Ilse", **PHONE)
    watcher.page.goto(link)
    for visitor in (host, friend, watcher):
        visitor.page.wait_for_function("() => document.querySelector('.table')?.dataset.status === 'playing'")
    for turn in range(8):
        mover = host if host.asked() else friend
        if mover.wait():
            mover.act("mouse")
        if turn == 3:
            before = mover.moves()  # acknowledged to whoever moved; the others may not have heard of it yet
            server.kill()
            host.page.wait_for_function("() => document.querySelector('.table')?.dataset.connection === 'offline'")
            server.start()
            for visitor in (host, friend, watcher):
                visitor.page.wait_for_function(
                    "() => document.querySelector('.table')?.dataset.connection === 'online'"
                )
            assert host.moves() == before
        for visitor in (host, friend, watcher):
            visitor.wait_moves(">=", turn + 1)
    assert host.moves() == friend.moves() == watcher.moves() >= 8
    assert sorted(score_line(host)) == sorted(score_line(watcher))
    assert watcher.page.locator(".thing.open").count() == 0
    for visitor in (host, friend, watcher):
        visitor.close()


def test_nobody_ends_a_game_alone(chromium: Browser, server: Server) -> None:
    """The host cannot show an opponent the door; a bot steps in for whoever has left and makes room again with the
    consent of the host; both agree to stop."""
    host = Visitor(chromium, server, "Margot")
    host.start("friends")
    friend = Visitor(chromium, server, "Piotr")
    friend.follow(host.page.locator("input[readonly]").input_value())
    for visitor in (host, friend):
        visitor.page.wait_for_function("() => document.querySelector('.table')?.dataset.status === 'playing'")
        visitor.page.get_by_role("button", name="Menu").click()
        visitor.page.locator(".sheet").get_by_role("button", name="Players").click()
    seat = host.page.locator(".seats li", has_text="Piotr")
    seat.get_by_text("here", exact=True).wait_for()
    seat.get_by_role("button", name="Show the door").click()
    seat.get_by_role("button", name="Remove", exact=True).click()
    host.page.locator(".seats [role=alert]", has_text="Piotr plays on").wait_for()
    friend.page.get_by_role("button", name="Leave the table").click()
    seat.get_by_text("has left").wait_for()
    seat.get_by_role("button", name="Let a bot play").click()
    friend.page.locator(".seats li", has_text="bot").get_by_role("button", name="Take over").click()
    host.page.keyboard.press("Escape")
    host.page.get_by_role("button", name="Agree").click()
    friend.page.locator(".seats li", has_text="Piotr").wait_for()
    friend.page.get_by_role("button", name="Stop the game").click()
    friend.page.get_by_role("button", name="Stop the game", exact=True).click()
    host.page.locator(".proposal", has_text="Piotr asks to stop the game here").wait_for()
    host.press(host.page.get_by_role("button", name="Agree"), "mouse")
    for visitor in (host, friend):
        visitor.page.locator(".question", has_text="All have agreed to stop here").wait_for()
        visitor.close()


def test_resigning(chromium: Browser, server: Server) -> None:
    host = Visitor(chromium, server, "Margot")
    host.start("friends")
    friend = Visitor(chromium, server, "Piotr")
    friend.follow(host.page.locator("input[readonly]").input_value())
    friend.page.wait_for_function("() => document.querySelector('.table')?.dataset.status === 'playing'")
    friend.page.get_by_role("button", name="Menu").click()
    friend.page.locator(".sheet").get_by_role("button", name="Players").click()
    friend.page.get_by_role("button", name="Resign").click()
    friend.page.get_by_role("button", name="Cancel").click()
    assert host.status() == "playing"
    friend.page.get_by_role("button", name="Resign").click()
    friend.page.get_by_role("button", name="Resign", exact=True).click()
    for visitor in (host, friend):
        visitor.page.locator(".question", has_text="Piotr resigned: the game is over").wait_for()
        visitor.close()


def test_undo_redo_replay_and_fork(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Anna")
    visitor.start(bot="random")
    visitor.play("mouse", most=5)
    visitor.wait()
    moves = visitor.moves()
    visitor.page.keyboard.press("u")
    visitor.wait_moves("<", moves)
    visitor.page.keyboard.press("y")
    visitor.wait_moves(">=", moves)
    visitor.page.keyboard.press("l")
    visitor.page.locator(".sheet li").first.wait_for()
    visitor.page.locator(".sheet li button").last.click()
    visitor.page.locator("input[type=range]").wait_for()
    visitor.page.keyboard.press("Escape")
    slider = visitor.page.locator("input[type=range]")
    slider.fill("2")
    visitor.page.locator("text=Move 2 of").wait_for()
    assert visitor.page.locator(".thing.open").count() == 0
    address = visitor.page.url
    visitor.page.get_by_role("button", name="Play on from here").click()
    visitor.page.wait_for_url(lambda url: url != address)
    visitor.wait()
    visitor.act("mouse")
    visitor.close()


def test_two_tabs_and_double_clicks(chromium: Browser, server: Server) -> None:
    """Two tabs of one seat show the same, and an action clicked twice is played once."""
    visitor = Visitor(chromium, server, "Anna")
    address = visitor.start(bot="random")
    second = visitor.context.new_page()
    second.goto(address)
    second.locator(".table").wait_for()
    visitor.wait()
    before = visitor.moves()
    visitor.page.keyboard.press("/")
    visitor.page.locator(".sheet li button").first.dblclick()
    visitor.wait_moves("!==", before)
    visitor.wait()
    moves = visitor.moves()
    second.wait_for_function("n => Number(document.querySelector('.table')?.dataset.moves) === n", arg=moves)
    assert moves > before
    visitor.close()


def taken_one_way(legal: list[Action]) -> list[str]:
    """The depots' slots that one click empties, because one die reaches them."""
    slots = [touch for action in legal for touch in action.touches() if touch.startswith("depot:")]
    return [slot for slot in slots if slots.count(slot) == 1]


def test_the_second_half_of_a_double_click_meets_nothing(chromium: Browser, server: Server) -> None:
    """What the first click has played is on the board when the second comes; that one was not meant for it."""
    record = record_where("burgundy", lambda _, legal: bool(taken_one_way(legal)))
    visitor = Visitor(chromium, server, "Anna")
    go_on(visitor, record)
    page = visitor.page
    moves = visitor.moves()
    page.locator(f'.thing.open[data-place="{taken_one_way(record.state.legal(0))[0]}"]').click()
    visitor.wait_moves("===", moves + 1)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(300)
    assert visitor.moves() == moves + 1
    assert visitor.seen()["touched"] == ""
    assert page.locator(".notice").count() == 0
    visitor.close()


NOTED = """() => {
  const table = document.querySelector('.table')
  const note = () => {
    if (window.noted.at(-1) !== table.dataset.connection) window.noted.push(table.dataset.connection)
  }
  window.noted = []
  new MutationObserver(note).observe(table, { attributes: true, attributeFilter: ['data-connection'] })
  note()
}"""
"""Each state of the connection from now on: being offline lasts less than half a second, and a busy machine that looks
now and then may miss it."""


def test_a_request_that_fails_is_made_good(chromium: Browser, server: Server) -> None:
    """The socket may not notice that the network was away for a moment; the page says so, and says when it is back."""
    visitor = Visitor(chromium, server, "Anna")
    visitor.start(bot="random")
    visitor.wait()
    page = visitor.page
    page.evaluate(NOTED)
    page.route("**/hint*", lambda route: route.abort())
    page.keyboard.press("h")
    page.wait_for_function("() => window.noted.join() === 'online,offline,online'")
    page.unroute("**/hint*")
    page.keyboard.press("h")
    page.locator(".edge .line", has_text="would").wait_for()
    visitor.close()


def test_languages_switch_at_once(chromium: Browser, server: Server) -> None:
    visitor = Visitor(chromium, server, "Anna")
    visitor.start(bot="random")
    visitor.wait()
    assert "Your turn" in visitor.page.locator(".question").inner_text()
    visitor.page.goto(server.address + "/settings")
    visitor.page.get_by_role("button", name="Русский").first.click()
    visitor.page.locator("h1", has_text="Настройки").wait_for()
    visitor.page.go_back()
    visitor.page.locator(".question", has_text="Ваш ход").wait_for()
    visitor.close()


def test_greyed_things_say_why(chromium: Browser, server: Server) -> None:
    """Touching what cannot be touched names the rule, and the rule can be read."""
    visitor = Visitor(chromium, server, "Anna")
    visitor.start(bot="random")
    visitor.wait()
    visitor.page.locator('.thing.closed[data-place^="hex:"]').first.click()
    link = visitor.page.locator(".notice .rule")
    link.wait_for()
    assert link.inner_text().startswith(("BUR-", "R-"))
    link.click()
    visitor.page.locator(".sheet .here").wait_for()
    visitor.close()


def test_import_and_export_of_a_record(chromium: Browser, server: Server, tmp_path: Path) -> None:
    golden = Path(__file__).parents[1] / "games" / "burgundy" / "golden" / "two-basic.game"
    visitor = Visitor(chromium, server, "Anna")
    visitor.page.locator("summary", has_text="Open a record").click()
    visitor.page.locator("input[type=file]").set_input_files(golden)
    visitor.page.locator("details").get_by_label("Your name").fill("Anna")
    visitor.page.get_by_role("button", name="Open", exact=True).click()
    visitor.page.wait_for_url("**/t/*")
    visitor.play("mouse")
    assert visitor.status() == "over"
    with visitor.page.expect_download() as download:
        visitor.page.get_by_text("Save the record").click()
    saved = tmp_path / "saved.game"
    download.value.save_as(saved)
    assert saved.read_text().startswith("bastide record 1")
    address = visitor.page.url
    visitor.page.get_by_role("button", name="Play again").click()
    visitor.page.wait_for_url(lambda url: url != address)
    visitor.wait()
    assert visitor.moves() == 0
    visitor.close()
