/**
 * Contenders that read one file, each run in a process of its own, built as the product is, so that its peak memory is its own
 * too. This file is also the program of such a process: NAME FILE RUNS WARM-UPS.
 */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DuckDBInstance } from "@duckdb/node-api";
import { ingest } from "@limpid/ingest";
import { cleanFile } from "@limpid/pipeline";
import { textAt } from "@limpid/table";
import papaparse from "papaparse";
import { inferSchema, initParser } from "udsv";
import { bundleBench } from "./bundle-bench.ts";
import { median, rounded } from "./statistics.ts";
import { takeTurns, timed } from "./timing.ts";

interface Reading {
  readonly rows: number;
  /** The cells of the last row. */
  readonly last: readonly string[];
}

const CONTENDERS: Readonly<Record<string, (path: string) => Promise<Reading>>> = {
  /** The whole engine without any limit: it reads, infers and cleans every row. */
  clean: async (path) => {
    const options = { fileName: path, rowLimit: 0, pageSize: 20, now: () => performance.now() };
    for await (const event of cleanFile(readFileSync(path), options)) {
      if (event.kind !== "cleaned") continue;
      const { rowCount, columns } = event.clean;
      return { rows: rowCount, last: columns.map((one) => one.verdicts[one.codes[rowCount - 1] ?? -1]?.output ?? "") };
    }
    throw new Error("The file was refused");
  },
  ingest: async (path) => {
    const outcome = await ingest(readFileSync(path));
    assert(outcome.kind === "table");
    const { columns, rowCount } = outcome.table;
    return { rows: rowCount, last: columns.map((column) => textAt(column, rowCount - 1)) };
  },
  papaparse: async (path) => {
    const { data } = papaparse.parse<string[]>(readFileSync(path, "utf8"), { skipEmptyLines: true });
    return { rows: data.length - 1, last: data.at(-1) ?? [] };
  },
  udsv: async (path) => {
    const text = readFileSync(path, "utf8");
    const rows = initParser(inferSchema(text)).stringArrs(text);
    return { rows: rows.length, last: rows.at(-1) ?? [] };
  },
  /** One thread, as the others have. */
  duckdb: (path) => readByDuckDb(path, ", all_varchar = true"),
  "duckdb types": (path) => readByDuckDb(path, ""),
};

async function readByDuckDb(path: string, options: string): Promise<Reading> {
  const instance = await DuckDBInstance.create(":memory:", { threads: "1" });
  const connection = await instance.connect();
  const literal = `'${path.replaceAll("'", "''")}'`;
  await connection.run(`create table loaded as select * from read_csv(${literal}${options})`);
  const rows = (await connection.runAndReadAll("select count(*)::integer from loaded")).getRows()[0]?.[0];
  const last = (await connection.runAndReadAll("select * from loaded order by rowid desc limit 1")).getRows()[0] ?? [];
  connection.closeSync();
  instance.closeSync();
  return { rows: Number(rows), last: last.map(String) };
}

interface Process extends Reading {
  readonly ms: readonly number[];
  readonly cpuMs: readonly number[];
  readonly peakMb: number;
}

export interface ContenderFigures {
  readonly contender: string;
  readonly ms: number;
  readonly cpuMs: number;
  /** The peak of all runs, the bytes of the file included. */
  readonly peakMb: number;
}

interface Contender {
  readonly reader: string;
  readonly path: string;
  /** The checkout whose packages it is made of; left out, this one. */
  readonly tree?: string;
}

export interface Reads {
  /** A contender may be asked about files of its own. */
  readonly contenders: Readonly<Record<string, Contender>>;
  readonly turns: number;
  readonly runs: number;
  readonly warmUps?: number;
  readonly check: (reading: Reading, contender: string) => void;
}

const HEAP_MB = 6000;
/** The programs lie beside the packages that they load. */
const BUNDLES = fileURLToPath(new URL("../../dist/bench/", import.meta.url));

function bundleOf(tree: string): string {
  const name = tree === "" ? "" : `-${createHash("sha256").update(tree).digest("hex").slice(0, 8)}`;
  return join(BUNDLES, `contenders${name}.mjs`);
}

/** Medians of contenders that take turns, on one core each. What they read is checked before their time counts. */
export async function compareReaders(reads: Reads): Promise<ContenderFigures[]> {
  const { contenders, turns, runs, warmUps = 0, check } = reads;
  const trees = new Set(Object.values(contenders).map(({ tree = "" }) => tree));
  for (const tree of trees) await bundleBench(fileURLToPath(import.meta.url), bundleOf(tree), { tree });
  const done = await takeTurns(Object.keys(contenders), turns, (name) => {
    const { reader = "", path = "", tree = "" } = contenders[name] ?? {};
    const args = [`--max-old-space-size=${HEAP_MB}`, bundleOf(tree), reader, path, String(runs), String(warmUps)];
    const [program = "", ...rest] = [...onOneCore(), process.execPath, ...args];
    const output = execFileSync(program, rest, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
    const found = JSON.parse(output) as Process;
    check(found, name);
    return found;
  });
  return [...done].map(([contender, all]) => ({
    contender,
    ms: Math.round(median(all.flatMap(({ ms }) => ms))),
    cpuMs: Math.round(median(all.flatMap(({ cpuMs }) => cpuMs))),
    peakMb: Math.round(Math.max(...all.map(({ peakMb }) => peakMb))),
  }));
}

/** Without taskset the system may use more cores for the collector. */
function onOneCore(): string[] {
  return spawnSync("taskset", ["-c", "0", "true"]).status === 0 ? ["taskset", "-c", "0"] : [];
}

async function readRepeatedly(read: (path: string) => Promise<Reading>, path: string, runs: number, warmUps: number) {
  let found: Reading = { rows: 0, last: [] };
  const [ms, cpuMs]: [number[], number[]] = [[], []];
  for (let run = 0; run < runs + warmUps; run++) {
    const taken = await timed(() => read(path));
    found = taken.found;
    if (run < warmUps) continue;
    ms.push(rounded(taken.ms, 6));
    cpuMs.push(taken.cpuSeconds * 1000);
  }
  const peakMb = process.resourceUsage().maxRSS / 1024;
  console.log(JSON.stringify({ ...found, ms, cpuMs, peakMb } satisfies Process));
}

if (process.argv[1]?.startsWith(join(BUNDLES, "contenders"))) {
  const [name = "", path = "", runs = "1", warmUps = "0"] = process.argv.slice(2);
  const read = CONTENDERS[name];
  assert(read !== undefined, `There is no contender "${name}"`);
  await readRepeatedly(read, path, Number(runs), Number(warmUps));
}
