"""What the host serves to every page."""

import re
import sys
import urllib.parse
import urllib.request
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "client"))

import clientscript  # noqa: E402


def read(address):
    with urllib.request.urlopen(address, timeout=10) as answer:
        return answer.read().decode()


def test_the_scripts_that_the_client_tests_run_are_those_that_are_served(serve):
    url = serve("FocusChain").url
    page = read(url)
    for name, extra in ("client", False), ("extra", True):
        path = re.search(rf"[^\"]*/{name}\.[0-9a-f]+\.js", page)[0]
        assert read(urllib.parse.urljoin(url, path)) == clientscript.joined(extra)
