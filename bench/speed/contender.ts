/**
 * One contender reading or cleaning one file in a process of its own. Usage: contender.ts NAME FILE RUNS
 * Prints JSON: the milliseconds of every run, the rows found and the last cell, for checking before anything is compared.
 */
import { readFileSync } from "node:fs";
import { DuckDBInstance } from "@duckdb/node-api";
import { ingest } from "@limpid/ingest";
import { cleanFile } from "@limpid/pipeline";
import { textAt } from "@limpid/table";
import papaparse from "papaparse";

export interface ContenderResult {
  readonly ms: readonly number[];
  readonly rows: number;
  readonly last: string;
}

type Read = (path: string) => Promise<{ readonly rows: number; readonly last: string }>;

const CONTENDERS: Readonly<Record<string, Read>> = {
  /** The whole engine, without any limit: read, infer, clean every row. */
  clean: async (path) => {
    const options = { fileName: path, rowLimit: 0, pageSize: 20, now: () => performance.now() };
    for await (const event of cleanFile(readFileSync(path), options)) {
      if (event.kind !== "cleaned") continue;
      const last = event.clean.columns.at(-1);
      const code = last?.codes[event.clean.rowCount - 1] ?? -1;
      return { rows: event.clean.rowCount, last: last?.verdicts[code]?.output ?? "" };
    }
    throw new Error("The file was refused");
  },
  ingest: async (path) => {
    const outcome = await ingest(readFileSync(path));
    if (outcome.kind !== "table") throw new Error(outcome.reason);
    const { columns, rowCount } = outcome.table;
    const last = columns.at(-1);
    return { rows: rowCount, last: last === undefined ? "" : textAt(last, rowCount - 1) };
  },
  papaparse: async (path) => {
    const { data } = papaparse.parse<string[]>(readFileSync(path, "utf8"), { skipEmptyLines: true });
    return { rows: data.length - 1, last: data.at(-1)?.at(-1) ?? "" };
  },
  /** One thread, as the others have. */
  duckdb: async (path) => {
    const instance = await DuckDBInstance.create(":memory:", { threads: "1" });
    const connection = await instance.connect();
    const literal = `'${path.replaceAll("'", "''")}'`;
    await connection.run(`create table loaded as select * from read_csv(${literal}, all_varchar = true)`);
    const reader = await connection.runAndReadAll("select count(*)::integer, max_by(note, id) from loaded");
    const [rows, last] = reader.getRows()[0] ?? [];
    connection.closeSync();
    instance.closeSync();
    return { rows: Number(rows), last: String(last) };
  },
};

const [name = "", path = "", runs = "1"] = process.argv.slice(2);
const read = CONTENDERS[name];
if (read === undefined) throw new Error(`There is no contender "${name}"`);
const ms: number[] = [];
let found = { rows: 0, last: "" };
// The first run is a warm-up.
for (let run = 0; run <= Number(runs); run++) {
  const started = performance.now();
  found = await read(path);
  if (run > 0) ms.push(performance.now() - started);
}
console.log(JSON.stringify({ ms, ...found } satisfies ContenderResult));
