/**
 * `npm run test:engines`: a Parquet folder cleaned by a study in one process, by Apache Spark, by Ray and by GNU parallel, each
 * as docs/operations.md has it, on one worker and on two. What each gives is compared with one process before its time counts.
 */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import { makeRows } from "./engines/make-rows.ts";
import { currentLoad } from "./support/describe-machine.ts";
import { pythonWith } from "./support/python.ts";
import { scenario } from "./support/scenario.ts";
import { timed } from "./support/timing.ts";

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

export default scenario({
  title: "Cleaning by other engines",
  options: {
    rows: 10_000_000,
    studied: 1_000_000,
    engines: ["spark-map", "spark-pipe", "ray", "parallel"],
    name: "engines",
  },
  measure: async ({ rows, studied: maxStudied, engines, name: fileName }, { scratch, machine, onEnd }) => {
    const studied = Math.min(rows, maxStudied);
    const python = pythonWith(PACKAGES);
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
    onEnd(() => {
      connection.closeSync();
      database.closeSync();
    });
    const source = join(scratch, "rows");
    mkdirSync(source);
    const files = await makeRows(connection, source, rows);
    const all = `select * from read_parquet('${source}/*.parquet') order by id`;
    const table = join(scratch, "studied.csv");
    await connection.run(`copy (${all} limit ${studied}) to '${table}' (format csv, header)`);
    const columns = (await connection.runAndReadAll(`describe ${all}`)).getRows().map(([name]) => String(name));

    const study = join(scratch, "orders.study");
    const studying = await timed(() => limpid("study", table, "-o", study));
    const rowsSpokenOf = Number(/cells in (\d+) of them/.exec(studying.found)?.[1]);
    assert.ok(rowsSpokenOf > 0, "what rows say of each other must be found again");
    const one = join(scratch, "one.csv");
    const read = `"$PYTHON" ${HERE}parquet_rows.py ${source}/*.parquet`;
    const alone = await timed(() =>
      shell(`${read} | $LIMPID clean --study ${study} --header no -o ${one}`, environment),
    );
    const runs: Run[] = [{ engine: "one process", workers: 1, seconds: alone.ms / 1000, load: currentLoad() }];
    const expected = await digest(connection, readCsv(one, columns));
    assert.equal(expected[0], String(rows));
    const isWholeStudied = studied === rows;
    if (isWholeStudied) {
      // The whole table in one run without a study.
      const whole = join(scratch, "whole.csv");
      limpid("clean", table, "-o", whole, "--quiet");
      assert.deepEqual(await digest(connection, readCsv(whole, columns, true)), expected);
    }
    for (const name of engines) {
      const [title, program, script] = ENGINES[name] ?? [];
      if (title === undefined || script === undefined) throw new Error(`There is no engine "${name}"`);
      for (const workers of WORKERS) {
        const target = join(scratch, `${name}-${workers}`);
        console.log(`${title}, ${workers} …`);
        const args = [join(HERE, script), study, source, target, String(workers)];
        const seconds = runEngine(program === "sh" ? "sh" : python, args, environment);
        const found = name === "parallel" ? readCsv(`${target}/*.csv`, columns) : `read_parquet('${target}/*.parquet')`;
        assert.deepEqual(await digest(connection, found), expected, `${title} gives something else`);
        runs.push({ engine: title, workers, seconds, load: currentLoad() });
        rmSync(target, { recursive: true });
      }
    }
    const comparedWith = isWholeStudied ? "one run of `limpid clean` over the whole table" : "one process";
    return {
      name: fileName,
      page: [
        `${rows} rows of ${columns.length} columns in ${files} Parquet files; a study of ${studied} rows, which knows of ${rowsSpokenOf} of them what other rows have, took ${Math.round(studying.ms / 1000)} s. All gave what ${comparedWith} gives.`,
        `Seconds are those of the job, without the start of the cluster. Each worker does one task at a time; \`limpid\`, its collector, Python and the engine share the ${machine.cores} cores. Where the load is high, the figures say more of other work than of the engines.`,
        runs.map((run) => ({
          ...run,
          "cells a second": (rows * columns.length) / run.seconds,
          "times as fast as one": (runs.find(({ engine }) => engine === run.engine)?.seconds ?? 0) / run.seconds,
        })),
      ],
      figures: { files, columns: columns.length, studySeconds: studying.ms / 1000, rowsSpokenOf, isWholeStudied, runs },
    };
  },
});

/** Returns what it prints beside its output. */
function limpid(...args: string[]): string {
  // Some cells may be flagged.
  const { status, stderr } = spawnSync(LIMPID[0] ?? "", [...LIMPID.slice(1), ...args], { encoding: "utf8" });
  if (status !== 0 && status !== 1) throw new Error(`limpid ${args.join(" ")}: ${stderr}`);
  return stderr;
}

function shell(script: string, env: NodeJS.ProcessEnv): void {
  execFileSync("sh", ["-c", script], { env, stdio: ["ignore", "inherit", "inherit"] });
}

/** Returns the seconds of the job as the script prints them, which has started its cluster before, or those of all of the run. */
function runEngine(program: string, args: readonly string[], env: NodeJS.ProcessEnv): number {
  const started = performance.now();
  const run = spawnSync(program, args, { encoding: "utf8", env, cwd: HERE, maxBuffer: 1 << 28 });
  if (run.status !== 0) throw new Error(`${args[0]} ended with ${run.status}:\n${run.stderr.slice(-4000)}`);
  const printed = Number(run.stdout.trim().split("\n").at(-1));
  return run.stdout.trim() === "" ? (performance.now() - started) / 1000 : printed;
}

function readCsv(path: string, columns: readonly string[], hasHeader = false): string {
  const types = columns.map((name) => `'${name}': 'varchar'`).join(", ");
  return `read_csv('${path}', header = ${hasHeader}, columns = {${types}}, delim = ',', quote = '"', escape = '"',
    nullstr = '', allow_quoted_nulls = false, auto_detect = false, new_line = '\\r\\n')`;
}

/** Sums up all rows in whatever order, since each has an id of its own. */
async function digest(connection: DuckDBConnection, rowsOf: string): Promise<readonly string[]> {
  const query = `select count(*), bit_xor(hash(rows)), sum(hash(rows)::hugeint) from ${rowsOf} as rows`;
  return ((await connection.runAndReadAll(query)).getRows()[0] ?? []).map(String);
}
