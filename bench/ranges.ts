/**
 * A long table, sent as a stream, whose ranges of rows are cleaned by one worker and by several. Every export is compared with what
 * is known of the table before a time counts. `--memory` is the heap of each worker in MB, `--remark` says what went on beside it.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { cleanTable, type RangesRun } from "./ranges/clean-table.ts";
import { writeTable } from "./ranges/write-table.ts";
import { TITLES } from "./support/generate-table.ts";
import { scenario } from "./support/scenario.ts";
import { slope, sum } from "./support/statistics.ts";
import { type Row, sideBySide } from "./support/write-results.ts";

const PHASES = ["ingest", "study", "ranges"];
/** Parts of the time in which ranges are cleaned. */
const QUARTERS = [0, 0.25, 0.5, 0.75, 1];
const ABOUT_MEMORY =
  "Memory of each worker while ranges are cleaned, MB of RSS; its growth is that of the second half, by least squares. One of them has read and studied the file before.";

export default scenario({
  title: "A long table on many workers",
  options: { rows: 10_000_000, workers: [1, 2], memory: 12_000, remark: "", name: "ranges" },
  measure: async ({ rows, workers: counts, memory, remark, name }, { scratch, machine, write }) => {
    const table = await writeTable(join(scratch, "table.csv"), rows);
    const runs: RangesRun[] = [];
    for (const workers of counts) {
      const run = await cleanTable(table, { rows, workers, memoryMb: memory });
      assert.deepEqual(run.exported, table.cleaned, `${workers} workers: the export is not what is known`);
      runs.push(run);
      const about = `${rows} rows of ${TITLES.length} columns, ${Math.round(table.bytes / 1e6)} MB of CSV, on ${machine.cores} cores. The exports are the same to the byte whatever the workers, and what is known of the table; so are pages from the first one to the last one.`;
      const times = sideBySide(Object.fromEntries(runs.map((one) => [`${one.workers} workers`, timesIn(one)])));
      const page = [remark, about, times, ABOUT_MEMORY, runs.flatMap(workersIn)].filter((section) => section !== "");
      write({ page, name, figures: { bytes: table.bytes, runs } });
    }
    return undefined;
  },
});

function timesIn({ phases, memory, uploadSeconds, allSeconds, cpuSeconds, exportSeconds }: RangesRun): object {
  return {
    uploadSeconds,
    phases: Object.fromEntries(
      PHASES.map((name) => [
        `${name}, s`,
        sum(
          phases.filter(({ phase }) => phase === name),
          ({ seconds }) => seconds,
        ),
      ]),
    ),
    "all but the upload, s": allSeconds,
    "CPU, s": cpuSeconds,
    exportSeconds,
    "host, most, MB": Math.max(...memory.map(({ hostMb }) => hostMb)),
    "all processes, most, MB": Math.max(
      ...memory.map(({ hostMb, workers }) => hostMb + sum(workers, ({ rssMb }) => rssMb)),
    ),
  };
}

function workersIn({ workers, phases, memory }: RangesRun): Row[] {
  const ranges = phases.find(({ phase }) => phase === "ranges");
  if (ranges === undefined) throw new Error("The log has no line about the ranges");
  const [begun, ended] = [ranges.endedAt - ranges.seconds * 1000, ranges.endedAt];
  const pids = new Set(memory.flatMap((sample) => sample.workers.map(({ pid }) => pid)));
  return [...pids].flatMap((pid, index) => {
    const own = memory.flatMap(({ at, workers: all }) =>
      all.filter((worker) => worker.pid === pid).map(({ rssMb }) => ({ at, rssMb })),
    );
    const meanwhile = own.filter(({ at }) => at >= begun && at <= ended);
    if (meanwhile.length < QUARTERS.length) return [];
    const late = meanwhile.filter(({ at }) => at >= (begun + ended) / 2);
    const quarters = QUARTERS.map((part) => meanwhile[Math.round(part * (meanwhile.length - 1))]?.rssMb);
    return {
      workers,
      process: index + 1,
      ...Object.fromEntries(QUARTERS.map((part, place) => [`at ${part * 100} %`, quarters[place]])),
      "MB a minute": late.length < 2 ? null : slope(late.map(({ at, rssMb }) => [at / 60_000, rssMb])),
      "most it ever held": Math.max(...own.map(({ rssMb }) => rssMb)),
    };
  });
}
