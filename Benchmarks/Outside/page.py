"""What a first visit says: ids, digest, script."""

import re
import urllib.request


class Page:
    """The first answer of a host."""

    def __init__(self, html):
        self.html = html
        self.digest = find(r'<body[^>]*\bdata-digest="([^"]*)"', html)
        self.script = find(r'<script[^>]*\bsrc="([^"]*)"', html)

    def id_of(self, name):
        """The element number behind a `data-testid`, which may stand on a control inside."""
        before = html_before(self.html, f'data-testid="{name}"')
        return int(re.findall(r'\bid="n(\d+)"', before)[-1])

    def hello(self):
        return f'["hello",1,"/","{self.digest}",{{}},[]]'


def html_before(html, mark):
    """Everything up to the end of the tag that holds the mark."""
    at = html.index(mark)
    return html[:html.index(">", at)]


def find(pattern, text):
    match = re.search(pattern, text)
    if not match:
        raise ValueError(f"the page has no {pattern}")
    return match[1]


def fetch(url, gzip=False):
    """A body as it comes over the wire."""
    request = urllib.request.Request(url, headers={"Accept-Encoding": "gzip"} if gzip else {})
    with urllib.request.urlopen(request, timeout=10) as answer:
        return answer.read()


def visit(url):
    return Page(fetch(url).decode())
