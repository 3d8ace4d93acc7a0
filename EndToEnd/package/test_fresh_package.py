"""A stranger's package that depends on a tag of ours: it builds, serves, and says what is missing."""

import json
import os
import re
import subprocess
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TAG = "0.1.0"
FORM = """
import SwiftUI

@main struct Guestbook: App {
  var body: some Scene { WindowGroup("Guestbook") { Entry() } }
}

struct Entry: View {
  @State private var name = ""

  var body: some View {
    Form {
      TextField("Your name", text: $name)
      Button("Sign") { name = "" }.disabled(name.isEmpty)
    }
  }
}
"""
TEST = """
import FormworkTesting
import Testing

@testable import Guestbook

@MainActor @Test func `a name is needed`() {
  let screen = Screen(Entry())
  #expect(!screen.button("Sign").isEnabled)
  screen.field("Your name").type("Ann")
  #expect(screen.button("Sign").isEnabled)
}
"""


def run(*command, cwd, **options):
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, **options)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def repository(tmp_path_factory):
    """What is committed here, as a repository with a version."""
    clone = tmp_path_factory.mktemp("remote") / "formwork"
    run("git", "clone", "--quiet", "--no-hardlinks", ROOT, clone, cwd=ROOT)
    # The work tree may hold what is not committed yet; the test is about the sources as they are.
    run("git", "-C", clone, "rm", "-r", "--quiet", "--cached", ".", cwd=clone)
    files = run("git", "ls-files", "-co", "--exclude-standard", cwd=ROOT).split("\n")
    for name in filter(None, files):
        source, target = ROOT / name, clone / name
        if source.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(source.read_bytes())
    run("git", "-C", clone, "add", "-A", cwd=clone)
    run("git", "-C", clone, "-c", "user.name=t", "-c", "user.email=t@example.org", "commit",
        "--quiet", "--allow-empty", "-m", "Release", cwd=clone)
    run("git", "-C", clone, "tag", TAG, cwd=clone)
    return clone


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    folder = tmp_path_factory.mktemp("guestbook")
    (folder / "Sources" / "Guestbook").mkdir(parents=True)
    (folder / "Sources" / "Guestbook" / "Guestbook.swift").write_text(FORM)
    (folder / "Tests" / "GuestbookTests").mkdir(parents=True)
    (folder / "Tests" / "GuestbookTests" / "GuestbookTests.swift").write_text(TEST)
    return folder


def manifest(repository, modes):
    """The one that the README shows, for the guestbook and this repository."""
    readme = (ROOT / "README.md").read_text()
    shown = re.search(r"```swift\n(// swift-tools-version.*?)```", readme, re.S)[1]
    shown = shown.replace("MyForms", "Guestbook").replace("…/formwork.git", f"file://{repository}")
    return shown.replace("+ tests\n", f"+ tests{modes}\n")


@pytest.mark.parametrize("modes", [",\n  swiftLanguageModes: [.v5]", ""], ids=["Swift 5", "Swift 6"])
def test_swift_run_serves_the_form(repository, package, modes):
    (package / "Package.swift").write_text(manifest(repository, modes))
    run("swift", "build", "--quiet", cwd=package, timeout=1200)
    process = subprocess.Popen(
        ["swift", "run", "--skip-build", "Guestbook", "--port", "0"], cwd=package, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=dict(os.environ))
    try:
        lines = []
        while line := process.stdout.readline():
            lines.append(line)
            if found := re.search(r" at (http://\S+)", line):
                break
        else:
            pytest.fail("".join(lines))
        page = urllib.request.urlopen(found[1], timeout=10).read().decode()
        assert 'placeholder="Your name"' in page
    finally:
        process.terminate()
        process.wait(timeout=10)


def test_the_test_target_of_the_manifest_runs(repository, package):
    (package / "Package.swift").write_text(manifest(repository, ""))
    assert "with 1 test" in run("swift", "test", cwd=package, timeout=1200)


def test_a_missing_system_package_is_named_in_one_sentence(tmp_path):
    header = ROOT / "Sources" / "CLibwebsockets" / "shim.h"
    done = subprocess.run(
        ["cc", "-fsyntax-only", "-nostdinc", f"-I{tmp_path}", "-x", "c", header], capture_output=True, text=True)
    errors = [line for line in done.stderr.splitlines() if "error: #error" in line]
    assert len(errors) == 1
    assert "apt install libwebsockets-dev" in errors[0]


@pytest.mark.parametrize("shown", ["README.md", "Examples/Package.swift"])
def test_a_manifest_asks_for_no_product_that_a_mac_lacks(shown, tmp_path):
    """Read as on a Mac, whatever the platform of the target."""
    text = manifest("/formwork", "") if shown == "README.md" else (ROOT / shown).read_text()
    asked = {
        dependency["product"][0]
        for target in read_as_on_a_mac(text, tmp_path / "asking")["targets"]
        for dependency in target["dependencies"] if "product" in dependency}
    ours = read_as_on_a_mac((ROOT / "Package.swift").read_text(), tmp_path / "ours")
    assert asked and asked <= {product["name"] for product in ours["products"]}


def read_as_on_a_mac(manifest, folder):
    """What SwiftPM reads from a manifest whose condition for Linux does not hold."""
    folder.mkdir()
    (folder / "Package.swift").write_text(manifest.replace("os(Linux)", "os(macOS)"))
    return json.loads(run("swift", "package", "dump-package", cwd=folder))
