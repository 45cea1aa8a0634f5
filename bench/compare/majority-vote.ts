/** A plain majority vote in DuckDB on one thread, which is given what decides what: the value most rows of a key have. */
import { DuckDBInstance } from "@duckdb/node-api";
import { textAt } from "@limpid/table";
import { cpuSince } from "../support/timing.ts";
import type { PlantedTable, Rule } from "./make-table.ts";

export interface Voted {
  readonly seconds: number;
  /** What the majority has in place of the cells that differ from it, by column and row. */
  readonly proposed: ReadonlyMap<string, string>;
}

export function cellKey(column: number, row: number): string {
  return `${column} ${row}`;
}

export async function voteWithDuckDb({ table, rules }: PlantedTable): Promise<Voted> {
  const instance = await DuckDBInstance.create(":memory:", { threads: "1" });
  const connection = await instance.connect();
  const columns = [...new Set(rules.flatMap(({ from, to }) => [from, to]))];
  await connection.run(
    `create table cells (row_number integer, ${columns.map((index) => `c${index} varchar`).join(", ")})`,
  );
  const appender = await connection.createAppender("cells");
  for (let row = 0; row < table.rowCount; row++) {
    appender.appendInteger(row);
    for (const index of columns) {
      const column = table.columns[index];
      appender.appendVarchar(column === undefined ? "" : textAt(column, row));
    }
    appender.endRow();
  }
  appender.closeSync();
  const started = process.cpuUsage();
  const proposed = new Map<string, string>();
  for (const rule of rules) {
    const rows = (await connection.runAndReadAll(voteSql(rule))).getRows();
    for (const [row, winner] of rows) proposed.set(cellKey(rule.to, Number(row)), String(winner));
  }
  const seconds = cpuSince(started);
  connection.closeSync();
  instance.closeSync();
  return { seconds, proposed };
}

function voteSql({ from, to }: Rule): string {
  return `
    with counted as (select c${from} as k, c${to} as v, count(*) as n from cells group by all),
    winners as (select k, arg_max(v, n) as v, max(n) as n, sum(n) as total from counted group by k)
    select row_number, w.v from cells join winners w on w.k = c${from}
    where c${to} <> w.v and w.total >= 3 and 2 * w.n > w.total`;
}
