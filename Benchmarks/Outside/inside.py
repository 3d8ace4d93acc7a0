"""Reads the table that FormBenchmarks prints."""

FIRST_RENDER = {10: 0.3, 100: 2, 1000: 20}
UPDATE = {"local": 0.03, "vanish": 0.03, "hoisted": 0.5, "indexed": 6}


def parse(text):
    """Its rows, without the head."""
    rows = []
    for line in text.splitlines()[1:]:
        shape, count, render, update, bodies, size = line.split()
        rows.append({
            "shape": shape, "rows": int(count), "render": float(render), "update": float(update),
            "bodies": float(bodies), "bytes": float(size)})
    return rows


def goals(row):
    return f"≤ {FIRST_RENDER[row['rows']]} ms, ≤ {UPDATE[row['shape']]} ms"
