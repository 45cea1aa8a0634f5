/** A long table, read and typed by each peer; what was read is checked before the time counts. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateCsv, knownRow } from "../generate-table.ts";
import { median } from "../support/statistics.ts";
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

/** The peers take turns. */
export function compareSpeed(rows: number, turns: number, scratch: string): readonly SpeedFigures[] {
  const path = join(scratch, "long.csv");
  writeFileSync(path, generateCsv(rows));
  const last = knownRow(rows - 1).at(-1)?.raw;
  const times = new Map<string, number[]>(TABLE_PEERS.map((peer) => [peer, []]));
  for (let turn = 0; turn < turns; turn++)
    for (const [peer, seconds] of times) {
      const { answers, cpuSeconds } = askPeer<Read>({ kind: "tables", peer, options: ["time=yes"] }, [path]);
      assert.deepEqual([answers[0]?.rows, answers[0]?.last], [rows, last], `${peer}: ${answers[0]?.error}`);
      seconds.push(cpuSeconds);
    }
  return [...times].map(([peer, seconds]) => ({ peer, cpuSeconds: median(seconds) }));
}
