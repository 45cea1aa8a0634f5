/**
 * The CPU time of the engine, from the bytes of a file to its last verdict, beside DuckDB's read of it on one thread. `--against`
 * names another checkout, whose engine takes turns with this one.
 */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ENGINE_TABLES } from "./engine/make-tables.ts";
import { compareReaders } from "./support/contenders.ts";
import { currentLoad } from "./support/describe-machine.ts";
import { scenario } from "./support/scenario.ts";
import type { Row } from "./support/write-results.ts";

const WARM_UPS = 2;

export default scenario({
  title: "The engine by the CPU",
  options: { tables: Object.keys(ENGINE_TABLES), scale: 1, runs: 4, turns: 2, against: "" },
  measure: async ({ tables, scale, runs, turns, against }, { scratch }) => {
    const rows: Row[] = [];
    for (const table of tables) {
      console.log(`${table}, load ${currentLoad()} …`);
      const text = ENGINE_TABLES[table]?.(scale);
      assert(text !== undefined, `There is no table "${table}"`);
      const path = join(scratch, "table.csv");
      writeFileSync(path, text);
      const rowCount = text.split("\n").length - 2;
      const figures = await compareReaders({
        contenders: {
          ...(against === "" ? {} : { before: { reader: "clean", path, tree: against } }),
          now: { reader: "clean", path },
          "DuckDB, types": { reader: "duckdb types", path },
        },
        turns,
        runs,
        warmUps: WARM_UPS,
        check: (found, name) => assert.equal(found.rows, rowCount, `${table}, ${name}`),
      });
      const row: Record<string, unknown> = { table, rows: rowCount };
      for (const { contender, cpuMs, peakMb } of figures) {
        row[`${contender}, ms`] = cpuMs;
        if (!contender.startsWith("DuckDB")) row[`${contender}, peak MB`] = peakMb;
      }
      rows.push(row);
    }
    return { page: ["Medians of CPU milliseconds in warm processes that take turns.", rows] };
  },
});
