"""Joins the client's modules as `JoinedScript.swift` does."""

from pathlib import Path

MODULES = Path(__file__).parents[2] / "Sources/BrowserClient/Modules"
QUOTES = "'\"`"
PUNCTUATION = "=<>?:;,(){}|&"


def joined(extra=False):
    files = [f for f in sorted(MODULES.glob("*.js")) if f.name.startswith("extra-") == extra]
    lines = [squeezed(line) for file in files for line in kept(file.read_text().splitlines())]
    return "(()=>{\"use strict\";\n" + "".join(map(ended, lines)) + "})();\n"


def kept(lines):
    """All but whole-line comments, blank lines and indentation."""
    in_comment = False
    for line in map(str.strip, lines):
        starts = line.startswith("/*")
        if in_comment or starts:
            in_comment = not line.endswith("*/")
        elif line and not line.startswith("//"):
            yield line


def squeezed(line):
    """Without the spaces beside punctuation, but in strings."""
    out, quote, escaped = [], "", False
    for i, char in enumerate(line):
        if quote:
            out.append(char)
            if escaped or char == "\\":
                escaped = not escaped
            elif char == quote:
                quote = ""
        elif char != " " or not (out[-1] in PUNCTUATION or line[i + 1] in PUNCTUATION):
            out.append(char)
            quote = char if char in QUOTES else ""
    assert not quote, f"a string that spans lines: {line}"
    return "".join(out)


def ended(line):
    """A line break is only kept where it could end a statement."""
    return line if line[-1] in ";,({" else line + "\n"
