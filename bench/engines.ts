/**
 * `npm run test:engines`: a Parquet folder cleaned by a study in one process, by Apache Spark, by Ray and by GNU parallel, each
 * as docs/operations.md has it, on one worker and on two. What each gives is compared with one process before its time counts.
 */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { DuckDBInstance } from "@duckdb/node-api";
import { makeRows } from "./engines/make-rows.ts";
import { currentLoad, describeMachine } from "./support/describe-machine.ts";
import { pythonWith } from "./support/python.ts";
import { rounded } from "./support/statistics.ts";
import { markdownTable, writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({
  options: {
    rows: { type: "string", default: "10000000" },
    studied: { type: "string", default: "1000000" },
    engines: { type: "string", default: "spark-map,spark-pipe,ray,parallel" },
    name: { type: "string", default: "engines" },
  },
});
const rows = Number(options.rows);
const studied = Math.min(rows, Number(options.studied));
const PACKAGES = ["pandas==3.1.1", "pyarrow==26.0.1", "pyspark==4.3.0", "ray==2.60.0"];
const ENGINES: Readonly<Record<string, readonly [title: string, program: "python" | "sh", script: string]>> = {
  "spark-map": ["Apache Spark, mapInPandas", "python", "spark_map.py"],
  "spark-pipe": ["Apache Spark, pipe", "python", "spark_pipe.py"],
  ray: ["Ray Data, map_batches", "python", "ray_map.py"],
  parallel: ["GNU parallel", "sh", "parallel.sh"],
};
const WORKERS = [1, 2];
const HERE = fileURLToPath(new URL("engines/", import.meta.url));
const LIMPID = [process.execPath, fileURLToPath(new URL("../dist/cli/main.js", import.meta.url))];

interface Run {
  readonly engine: string;
  readonly workers: number;
  readonly seconds: number;
  /** Load average of the machine's last minute when it was done. */
  readonly load: number;
}

const machine = describeMachine();
const python = pythonWith(PACKAGES);
const folder = mkdtempSync(join(tmpdir(), "limpid-engines-"));
const environment = {
  ...process.env,
  LIMPID: LIMPID.join(" "),
  PYTHON: python,
  PYSPARK_PYTHON: python,
  PYTHONPATH: HERE,
  PYTHONDONTWRITEBYTECODE: "1",
};
const database = await DuckDBInstance.create(":memory:");
const connection = await database.connect();
try {
  await measureAll();
} finally {
  connection.closeSync();
  database.closeSync();
  rmSync(folder, { recursive: true, force: true });
}

async function measureAll(): Promise<void> {
  const source = join(folder, "rows");
  mkdirSync(source);
  const files = await makeRows(connection, source, rows);
  const all = `select * from read_parquet('${source}/*.parquet') order by id`;
  const table = join(folder, "studied.csv");
  await connection.run(`copy (${all} limit ${studied}) to '${table}' (format csv, header)`);
  const columns = (await connection.runAndReadAll(`describe ${all}`)).getRows().map(([name]) => String(name));
  const cells = rows * columns.length;

  const study = join(folder, "orders.study");
  let told = "";
  const studySeconds = timed(() => {
    told = limpid("study", table, "-o", study);
  });
  const rowsSpokenOf = Number(/cells in (\d+) of them/.exec(told)?.[1]);
  assert.ok(rowsSpokenOf > 0, "what rows say of each other must be found again");
  const one = join(folder, "one.csv");
  const oneSeconds = timed(() =>
    shell(
      `"$PYTHON" ${HERE}parquet_rows.py ${source}/*.parquet | $LIMPID clean --study ${study} --header no -o ${one}`,
    ),
  );
  const oneLoad = currentLoad();
  const expected = await digest(readCsv(one, columns));
  assert.equal(expected[0], String(rows));
  let isWholeStudied = false;
  if (studied === rows) {
    // The whole table in one run without a study.
    const whole = join(folder, "whole.csv");
    limpid("clean", table, "-o", whole, "--quiet");
    assert.deepEqual(await digest(readCsv(whole, columns, true)), expected);
    isWholeStudied = true;
  }

  const runs: Run[] = [{ engine: "one process", workers: 1, seconds: oneSeconds, load: oneLoad }];
  for (const name of options.engines.split(",")) {
    const [title, program, script] = ENGINES[name] ?? [];
    if (title === undefined || script === undefined) throw new Error(`There is no engine "${name}"`);
    for (const workers of WORKERS) {
      const target = join(folder, `${name}-${workers}`);
      console.log(`${title}, ${workers} …`);
      const args = [join(HERE, script), study, source, target, String(workers)];
      const seconds = runEngine(program === "sh" ? "sh" : python, args);
      const found = name === "parallel" ? readCsv(`${target}/*.csv`, columns) : `read_parquet('${target}/*.parquet')`;
      assert.deepEqual(await digest(found), expected, `${title} gives something else`);
      runs.push({ engine: title, workers, seconds, load: currentLoad() });
      rmSync(target, { recursive: true });
    }
  }
  write({ files, columns: columns.length, cells, studySeconds, rowsSpokenOf, isWholeStudied, runs });
}

/** What it tells. */
function limpid(...args: string[]): string {
  // Some cells may be flagged.
  const { status, stderr } = spawnSync(LIMPID[0] ?? "", [...LIMPID.slice(1), ...args], { encoding: "utf8" });
  if (status !== 0 && status !== 1) throw new Error(`limpid ${args.join(" ")}: ${stderr}`);
  return stderr;
}

function shell(script: string): void {
  execFileSync("sh", ["-c", script], { env: environment, stdio: ["ignore", "inherit", "inherit"] });
}

function timed(work: () => void): number {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1000;
}

/** Seconds of the job: as the script says, which has started its cluster before, or of all of the run. */
function runEngine(program: string, args: readonly string[]): number {
  const started = performance.now();
  const run = spawnSync(program, args, { encoding: "utf8", env: environment, cwd: HERE, maxBuffer: 1 << 28 });
  if (run.status !== 0) throw new Error(`${args[0]} ended with ${run.status}:\n${run.stderr.slice(-4000)}`);
  const said = Number(run.stdout.trim().split("\n").at(-1));
  return run.stdout.trim() === "" ? (performance.now() - started) / 1000 : said;
}

function readCsv(path: string, columns: readonly string[], hasHeader = false): string {
  const types = columns.map((name) => `'${name}': 'varchar'`).join(", ");
  return `read_csv('${path}', header = ${hasHeader}, columns = {${types}}, delim = ',', quote = '"', escape = '"',
    nullstr = '', allow_quoted_nulls = false, auto_detect = false, new_line = '\\r\\n')`;
}

/** Of all rows, in whatever order: each has an id of its own. */
async function digest(rowsOf: string): Promise<readonly string[]> {
  const query = `select count(*), bit_xor(hash(rows)), sum(hash(rows)::hugeint) from ${rowsOf} as rows`;
  return ((await connection.runAndReadAll(query)).getRows()[0] ?? []).map(String);
}

interface Measured {
  readonly files: number;
  readonly columns: number;
  readonly cells: number;
  readonly studySeconds: number;
  /** Rows with a cell that other rows say something of. */
  readonly rowsSpokenOf: number;
  readonly isWholeStudied: boolean;
  readonly runs: readonly Run[];
}

function write({ cells, isWholeStudied, runs, ...measured }: Measured): void {
  const lines = runs.map(({ engine, workers, seconds, load }) => {
    const alone = runs.find((run) => run.engine === engine && run.workers === 1);
    const gain = alone === undefined || workers === 1 ? "" : rounded(alone.seconds / seconds);
    return [engine, workers, rounded(seconds), Math.round(cells / seconds).toLocaleString("en-US"), gain, load];
  });
  const same = isWholeStudied
    ? "All rows were studied, and all gave what one run of `limpid clean` over the whole table gives."
    : `${studied.toLocaleString("en-US")} rows were studied, and all gave what one process gives.`;
  const { files, columns, studySeconds, rowsSpokenOf } = measured;
  const isBusy = runs.some(({ load }) => load > 2 * machine.cores);
  const busy = isBusy
    ? " The machine was busy with other work, so that the figures say more of that than of the engines."
    : "";
  const text = [
    `${rows.toLocaleString("en-US")} rows of ${columns} columns in ${files} Parquet files; a study of ${studied.toLocaleString("en-US")} rows, which says of ${rowsSpokenOf} of them what other rows tell, took ${rounded(studySeconds)} s. ${same}`,
    "",
    `Seconds are those of the job, without the start of the cluster. Each worker does one task at a time; \`limpid\`, its collector, Python and the engine share the ${machine.cores} cores.${busy}`,
    "",
    markdownTable(["by", "workers", "seconds", "cells/s", "times as fast as one", "load"], lines),
  ].join("\n");
  writeResults({
    name: options.name,
    title: "Cleaning by other engines",
    machine,
    figures: { rows, studied, ...measured, isWholeStudied, runs },
    text,
  });
}
