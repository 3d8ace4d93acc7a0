"""That the harness reads rightly what it measures."""

import pytest

import events
import inside
import messages
from page import Page
from process import cpu_seconds, resident_kib
from websocket import split_frame, text_frame

HTML = (
    '<html><body class="page" data-digest="a1b2" data-base=""><main id="app">'
    '<div id="n3"><input id="n7" data-testid="f0" type="text">'
    '<label id="n8"><input data-for="8" data-testid="f1"></label></div></main>'
    '<script src="/_formwork/client-1.js" defer></script></body></html>')


def test_the_page_tells_digest_script_and_ids():
    page = Page(HTML)
    assert (page.digest, page.script) == ("a1b2", "/_formwork/client-1.js")
    assert (page.id_of("f0"), page.id_of("f1")) == (7, 8)
    assert page.hello() == '["hello",1,"/","a1b2",{},[]]'


@pytest.mark.parametrize("size, head", [(5, 2), (125, 2), (126, 4), (70_000, 10)])
def test_frames_of_every_length_are_split(size, head):
    masked = text_frame(b"x" * size, mask=b"\0\0\0\0")
    assert len(masked) == head + 4 + size
    frame = masked[:1] + bytes([masked[1] & 127]) + masked[2:head] + b"x" * size
    assert split_frame(frame + b"next") == (1, b"x" * size, head + size)
    assert split_frame(frame[:-1]) is None


def test_a_mask_is_applied_byte_by_byte():
    frame = text_frame(b"abcde", mask=b"\1\2\3\4")
    assert frame[6:] == bytes([0x61 ^ 1, 0x62 ^ 2, 0x63 ^ 3, 0x64 ^ 4, 0x65 ^ 1])


def test_cpu_time_is_read_past_a_name_with_spaces_and_brackets():
    stat = "12 (a ) b) S 1 12 12 0 -1 4194304 100 0 0 0 150 50 0 0 20 0 3 0 100 1 1"
    assert cpu_seconds(stat) == pytest.approx(2.0)


def test_resident_memory_is_read_from_status():
    assert resident_kib("Name:\tx\nVmHWM:\t  900 kB\nVmRSS:\t  812 kB\n") == 812


def test_an_answer_with_ops_counts_as_a_change():
    assert messages.changes('[5,["t",12,"required"]]')
    assert not messages.changes("[5]")


def test_sizes_are_medians_by_kind():
    keys = [(10, 16, "[1]", 5), (12, 18, "[22]", 6), (20, 26, '[3,["t",1,"é"]]', 20)]
    found = messages.summarize(keys)
    assert found["same"] == {
        "up": 11, "up frame": 17, "down": 3.5, "down frame": 5.5, "keys": 2}
    assert found["changed"]["down"] == len('[3,["t",1,"é"]]'.encode())


def test_a_message_and_its_number_make_the_event():
    (rest,) = events.inputs(12, ["a@b.c"])
    assert "[7" + rest == '[7,"i",12,"a@b.c"]'
    assert len("[12345" + events.ECHOED) == 30


def test_the_table_of_the_inner_benchmark_is_read():
    text = "shape      rows  render ms  update ms   bodies    bytes\n" \
        "hoisted    1000     20.421     0.0118     0.00       20\n"
    (row,) = inside.parse(text)
    assert (row["shape"], row["rows"], row["render"], row["update"]) == (
        "hoisted", 1000, 20.421, 0.0118)
    assert inside.goals(row) == "≤ 20 ms, ≤ 0.5 ms"
