"""Let bots play and write it to Parquet: every decision with what was seen, and every game with its record.

    pip install 'pyramidion[learn]'
    python examples/rl/export_records.py --game pyramido --bots explorer,novice --games 100 --out dataset

Records are text that proves itself: `pyramidion verify` plays them again.
"""

import argparse
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from pyramidion import Session, game
from pyramidion.bots.roster import bot
from pyramidion.core.rng import seeded
from pyramidion.rl.engine.reward import rewards

DECISIONS = pa.schema(
    {
        "game": pa.int32(),
        "ply": pa.int32(),
        "seat": pa.int8(),
        "bot": pa.string(),
        "observation": pa.list_(pa.uint8()),
        "legal": pa.list_(pa.int16()),
        "action": pa.int16(),
        "line": pa.string(),  # the action in notation
        "reward": pa.float32(),  # of the seat, at the end of the game
        "points": pa.int16(),
    }
)
GAMES = pa.schema({"game": pa.int32(), "bots": pa.list_(pa.string()), "record": pa.string()})


def decisions(name: str, specs: list[str], seed: int) -> tuple[list[dict[str, Any]], str]:
    """All decisions of one game, and its record."""
    title, rng = game(name), seeded(f"{seed} bots")
    bots = [bot(spec, title) for spec in specs]
    session = Session(title, len(bots), seed=seed, players=specs)
    rows: list[dict[str, Any]] = []
    while actors := session.actors():
        seat, state = actors[0], session.state
        known = state.copy()
        known.redeal(seat, rng)
        row: dict[str, Any] = {"game": seed, "ply": len(session.events), "seat": seat, "bot": specs[seat]}
        row |= {"observation": title.encode(state, seat), "legal": state.legal(seat)}
        row["action"] = bots[seat].choose(known, seat, rng)
        row["line"] = title.write(state, seat, row["action"])
        session.act(seat, row["action"])
        rows.append(row)
    paid, points = rewards(session.state, "win"), session.state.scores()
    for row in rows:
        row |= {"reward": paid[row["seat"]], "points": points[row["seat"]]}
    return rows, session.record()


def main() -> None:
    """Play, write, and say how much."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--game", default="silver-gold")
    asked.add_argument("--bots", default="explorer,novice")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--out", type=Path, default=Path("dataset"), help="a folder")
    given = asked.parse_args()

    given.out.mkdir(parents=True, exist_ok=True)
    specs, count = given.bots.split(","), 0
    with (
        pq.ParquetWriter(given.out / "decisions.parquet", DECISIONS, compression="zstd") as all_decisions,
        pq.ParquetWriter(given.out / "games.parquet", GAMES, compression="zstd") as all_games,
    ):
        for seed in range(given.games):
            rows, record = decisions(given.game, specs, seed)
            all_decisions.write_batch(pa.RecordBatch.from_pylist(rows, DECISIONS))
            one = [{"game": seed, "bots": specs, "record": record}]
            all_games.write_batch(pa.RecordBatch.from_pylist(one, GAMES))
            count += len(rows)
    print(f"{count:,} decisions of {given.games} games in {given.out}")


if __name__ == "__main__":
    main()
