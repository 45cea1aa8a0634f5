/** The engine, built as the product is, beside papaparse and DuckDB on the same file, each in a process of its own on one core. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { knownRow, TITLES } from "../generate-table.ts";
import { bundleBench } from "../support/bundle-bench.ts";
import { median } from "../support/statistics.ts";
import type { ContenderResult } from "./contender.ts";

export interface EngineComparison {
  readonly contender: string;
  readonly medianMs: number;
  readonly cellsPerSecond: number;
}

const CONTENDERS = ["clean", "ingest", "papaparse", "duckdb"];
const SCRIPT = fileURLToPath(new URL("./contender.ts", import.meta.url));
/** Beside the packages that it loads. */
const BUNDLE = fileURLToPath(new URL("../../dist/bench/contender.mjs", import.meta.url));
/** Contenders take turns, so that a busy moment of the machine hits all of them. */
const TURNS = 2;
const HEAP_MB = 6000;

export async function compareEngine(bytes: Uint8Array, rows: number, runs: number): Promise<EngineComparison[]> {
  const folder = mkdtempSync(join(tmpdir(), "limpid-bench-"));
  try {
    const path = join(folder, "table.csv");
    writeFileSync(path, bytes);
    await bundleBench(SCRIPT, BUNDLE);
    const times = new Map<string, number[]>(CONTENDERS.map((name) => [name, []]));
    for (let turn = 0; turn < TURNS; turn++)
      for (const name of CONTENDERS) times.get(name)?.push(...runContender(name, path, rows, Math.ceil(runs / TURNS)));
    return [...times].map(([contender, ms]) => {
      const medianMs = median(ms);
      return { contender, medianMs, cellsPerSecond: (rows * TITLES.length) / (medianMs / 1000) };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function runContender(name: string, path: string, rows: number, runs: number): readonly number[] {
  const args = [`--max-old-space-size=${HEAP_MB}`, BUNDLE, name, path, String(runs)];
  const [program, ...rest] = [...onOneCore(), process.execPath, ...args];
  const output = execFileSync(program ?? process.execPath, rest, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const result = JSON.parse(output) as ContenderResult;
  assert.deepEqual([result.rows, result.last], [rows, knownRow(rows - 1).at(-1)?.raw], name);
  return result.ms;
}

/** Without taskset the system may use more cores for the garbage collection. */
function onOneCore(): string[] {
  return spawnSync("taskset", ["-c", "0", "true"]).status === 0 ? ["taskset", "-c", "0"] : [];
}
