"""What a person in front of Chromium has: the time from a key to its message, and the first load."""

import gzip
import os
from statistics import median
from urllib.parse import urljoin

from page import fetch, visit
from process import FieldBench

KEYS = 100

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
        page.wait_for_function("(n) => times.length > n", arg=number, timeout=5000)
    return page.evaluate("times")


def first_load(browser, url):
    """The addresses requested for a first visit, sockets aside."""
    page = browser.new_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(url, wait_until="networkidle")
    page.close()
    return asked


def measure(program, fields):
    from playwright.sync_api import sync_playwright

    with FieldBench(program, fields) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        asked = first_load(browser, server.url)
        times = key_to_message(browser.new_page(), server.url, fields)
        browser.close()
        script = fetch(urljoin(server.url, visit(server.url).script), gzip=True)
        return {
            "key to DOM": median(times), "slowest": max(times), "requests": len(asked),
            "script": len(script), "script unpacked": len(gzip.decompress(script))}
