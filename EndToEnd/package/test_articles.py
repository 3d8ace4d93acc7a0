"""The samples of Formwork's articles compile: each article's as one view, with what they leave out.

What they leave out stands in `surroundings/`, members of that view by the name of the article.
"""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ARTICLES = sorted(
    file for file in (ROOT / "Sources/Formwork/Formwork.docc").glob("*.md")
    if "```swift" in file.read_text())
SURROUNDINGS = Path(__file__).parent / "surroundings"
MEMBER = re.compile(r"@\w+ |(private |static )*(struct|enum|final class) ")
STATEMENT = re.compile(r"[a-z]")
CONTROL = re.compile(r"(if|switch) ")


def blocks(article):
    """The Swift blocks of an article, each with the line that it begins in."""
    text = article.read_text()
    for block in re.finditer(r"^```swift\n(.*?)^```", text, re.S | re.M):
        yield text.count("\n", 0, block.start()) + 2, block[1]


def paragraphs(line, block):
    """What stands between empty lines outside of all braces, each with its line."""
    found = []
    for offset, text in enumerate(block.split("\n")):
        begins = text and text[0] not in " })" and (not found or found[-1][1].endswith("\n\n"))
        if begins or not found:
            found.append((line + offset, ""))
        found[-1] = (found[-1][0], f"{found[-1][1]}{text}\n")
    return found


def sample(article):
    """An article's samples as a file."""
    name = article.stem
    surroundings = SURROUNDINGS / f"{name}.swift"
    members = [(surroundings, 1, surroundings.read_text())] if surroundings.exists() else []
    parts = [(article, *part) for block in blocks(article) for part in paragraphs(*block)]
    for number, (file, line, text) in enumerate(parts):
        if text.startswith("import "):
            continue
        if not MEMBER.match(text):
            is_statement = STATEMENT.match(text) and not CONTROL.match(text)
            head = "func statements" if is_statement else "@ViewBuilder var views"
            tail = "() async throws" if is_statement else ": some View"
            members.append((file, line - 1, f"{head}{number}{tail} {{\n{text}}}\n"))
        else:
            members.append((file, line, text))
    body = "".join(
        f'#sourceLocation(file: "{file.relative_to(ROOT)}", line: {line})\n{text}'
        for file, line, text in members)
    return (
        f"import Formwork\nimport SwiftUI\n\nstruct {name}: View {{\n{body}"
        "#sourceLocation()\nvar body: some View { EmptyView() }\n}\n")


@pytest.fixture(scope="module")
def modules():
    done = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=ROOT, capture_output=True, text=True, check=True)
    return f"{done.stdout.strip()}/Modules"


@pytest.mark.parametrize("article", ARTICLES, ids=lambda article: article.stem)
def test_the_samples_of_an_article_compile(article, modules, tmp_path):
    file = tmp_path / f"{article.stem}Samples.swift"
    file.write_text(sample(article))
    done = subprocess.run(
        ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-module-name", "Samples",
         "-I", modules, "-I", "Sources/CLibwebsockets", file],
        cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_surroundings_belong_to_an_article():
    articles = {article.stem for article in ARTICLES}
    assert {file.stem for file in SURROUNDINGS.glob("*.swift")} <= articles
