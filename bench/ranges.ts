/**
 * `npm run bench -- ranges`: a long table, sent as a stream, whose ranges of rows are cleaned by one worker and by several. Both
 * exports are compared with what is known of the table before a time counts.
 */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { cleanTable } from "./ranges/clean-table.ts";
import { type RangesFigures, type RangesRun, rangesPage } from "./ranges/ranges-page.ts";
import { writeTable } from "./ranges/write-table.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({
  options: {
    rows: { type: "string", default: "10000000" },
    workers: { type: "string", default: "1,2" },
    /** Heap of each worker in MB. */
    memory: { type: "string", default: "12000" },
    /** What was going on beside it, for whoever reads the figures. */
    remark: { type: "string", default: "" },
    name: { type: "string", default: "ranges" },
  },
});
const rows = Number(options.rows);
const machine = describeMachine();
const folder = mkdtempSync(join(tmpdir(), "limpid-ranges-"));
try {
  const table = await writeTable(join(folder, "table.csv"), rows);
  const runs: RangesRun[] = [];
  for (const workers of options.workers.split(",").map(Number)) {
    const run = await cleanTable(table, { rows, workers, memoryMb: Number(options.memory) });
    assert.deepEqual(run.exported, table.cleaned, `${workers} workers: the export is not what is known`);
    runs.push(run);
    // After each run: the last one may take an hour, and what was measured must not hang on it.
    writeFigures({ rows, bytes: table.bytes, runs });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function writeFigures(measured: Omit<RangesFigures, "cores">): void {
  const { remark, name } = options;
  const page = rangesPage({ ...measured, cores: machine.cores });
  const text = remark === "" ? page : `${remark}\n\n${page}`;
  const figures = { ...measured, memoryMb: Number(options.memory) };
  writeResults({ name, title: "A long table on many workers", machine, figures, text });
}
