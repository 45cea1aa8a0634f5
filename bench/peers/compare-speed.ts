/** A long table, read and typed by each peer; what was read is checked before the time counts. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateCsv, knownRow } from "../support/generate-table.ts";
import { median } from "../support/statistics.ts";
import { takeTurns } from "../support/timing.ts";
import { askPeer } from "./ask-peer.ts";
import { TABLE_PEERS } from "./compare-tables.ts";

export interface SpeedFigures {
  readonly peer: string;
  readonly cpuSeconds: number;
}

interface Read {
  readonly rows?: number;
  readonly last?: string;
  readonly error?: string;
}

export async function compareSpeed(rows: number, turns: number, scratch: string): Promise<readonly SpeedFigures[]> {
  const path = join(scratch, "long.csv");
  writeFileSync(path, generateCsv(rows));
  const last = knownRow(rows - 1).at(-1)?.raw;
  const times = await takeTurns(TABLE_PEERS, turns, (peer) => {
    const { answers, cpuSeconds } = askPeer<Read>({ kind: "tables", peer, options: ["time=yes"] }, [path]);
    assert.deepEqual([answers[0]?.rows, answers[0]?.last], [rows, last], `${peer}: ${answers[0]?.error}`);
    return cpuSeconds;
  });
  return [...times].map(([peer, seconds]) => ({ peer, cpuSeconds: median(seconds) }));
}
