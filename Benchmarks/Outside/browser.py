"""What a person in front of Chromium has: the time from a key to its message, and the first load."""

import functools
import gzip
import os
import threading
import time
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from urllib.parse import urljoin

from page import fetch, visit
from process import Echo, FieldBench

KEYS = 100
# Seconds between keys: fast typing, and time for two pictures. Waiting for each answer by polling in
# the page would have it draw all the time, which alone adds six milliseconds.
BETWEEN_KEYS = 0.05

# Notes when a key went down and when the message changed. Both clocks are the page's own.
WATCH = """(name) => {
  const message = document.querySelector(`[data-testid="${name}"]`);
  window.times = [];
  let down = 0;
  document.addEventListener('keydown', () => { down = performance.now(); }, true);
  new MutationObserver(() => { times.push(performance.now() - down); })
    .observe(message, { childList: true, characterData: true, subtree: true });
}"""


def key_to_message(page, url, fields, keys=KEYS):
    """Milliseconds from each keydown to the change of the message that it caused."""
    page.goto(url)
    field = page.locator(f'[data-testid="f{fields // 2}"]')
    field = field.locator("xpath=descendant-or-self::input").first
    page.evaluate(WATCH, f"e{fields // 2}")
    field.click()
    for number in range(keys):
        page.keyboard.press("Backspace" if number % 2 else "a")
        time.sleep(BETWEEN_KEYS)
    page.wait_for_function("(n) => times.length >= n", arg=keys, timeout=5000)
    return page.evaluate("times")


def key_to_echo(browser, program, fields, keys=KEYS):
    """The same with nothing on the page but fields and texts without a style, and the echo server
    behind it: what this browser on this machine takes at least."""
    files = functools.partial(QuietFiles, directory=Path(__file__).parent / "bare")
    pages = ThreadingHTTPServer(("127.0.0.1", 0), files)
    threading.Thread(target=pages.serve_forever, daemon=True).start()
    try:
        with Echo(program) as echo:
            page = browser.new_page()
            page.goto(f"http://127.0.0.1:{pages.server_port}/?{echo.port},{fields}")
            page.wait_for_function("isOpen")
            page.click("#field")
            for number in range(keys):
                page.keyboard.press("Backspace" if number % 2 else "a")
                time.sleep(BETWEEN_KEYS)
            page.wait_for_function("(n) => times.length >= n", arg=keys, timeout=5000)
            return page.evaluate("times")
    finally:
        pages.shutdown()


class QuietFiles(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def first_load(browser, url):
    """The addresses requested for a first visit, sockets aside."""
    page = browser.new_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(url, wait_until="networkidle")
    page.close()
    return asked


def launch(playwright):
    return playwright.chromium.launch(
        executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])


def floor(echo_program, fields):
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = launch(playwright)
        times = key_to_echo(browser, echo_program, fields)
        browser.close()
        return median(times)


def measure(program, fields):
    from playwright.sync_api import sync_playwright

    with FieldBench(program, fields) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        asked = first_load(browser, server.url)
        times = key_to_message(browser.new_page(), server.url, fields)
        browser.close()
        script = fetch(urljoin(server.url, visit(server.url).script), gzip=True)
        return {
            "key to DOM": median(times), "slowest": max(times), "requests": len(asked),
            "script": len(script), "script unpacked": len(gzip.decompress(script))}
