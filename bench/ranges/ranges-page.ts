/** The figures of the ranges bench as a page to read. */
import { TITLES } from "../generate-table.ts";
import { rounded, slopeOf } from "../support/statistics.ts";
import { markdownTable } from "../support/write-results.ts";
import type { MemorySample } from "./watch-memory.ts";
import type { FileFacts } from "./write-table.ts";

export interface PhaseTimes {
  readonly phase: string;
  readonly seconds: number;
  readonly endedAt: number;
}

export interface RangesRun {
  readonly workers: number;
  readonly uploadSeconds: number;
  /** From the reply to the upload until the table is published. */
  readonly allSeconds: number;
  /** Of the host and the workers, the upload included. */
  readonly cpuSeconds: number;
  readonly exportSeconds: number;
  readonly phases: readonly PhaseTimes[];
  readonly exported: FileFacts;
  readonly memory: readonly MemorySample[];
}

export interface RangesFigures {
  readonly rows: number;
  readonly bytes: number;
  readonly cores: number;
  readonly runs: readonly RangesRun[];
}

const PHASES = ["ingest", "study", "ranges", "join"];
/** Parts of the time in which ranges are cleaned. */
const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

export function rangesPage({ rows, bytes, cores, runs }: RangesFigures): string {
  return [
    `${rows.toLocaleString("en")} rows of ${TITLES.length} columns, ${rounded(bytes / 1e6)} MB of CSV sent as a stream, all rows cleaned. The exports as CSV are the same to the byte whatever the workers, and what is known of the table; so are pages from the first one to the last one.`,
    markdownTable(
      ["workers", "upload, s", ...PHASES.map((phase) => `${phase}, s`), "all but the upload, s", "CPU, s", "export, s"],
      runs.map((run) => [
        run.workers,
        ...[run.uploadSeconds, ...PHASES.map((phase) => secondsOf(run, phase)), run.allSeconds].map((s) => rounded(s)),
        rounded(run.cpuSeconds),
        rounded(run.exportSeconds),
      ]),
    ),
    speedUps(runs, cores),
    "Memory of each worker while ranges are cleaned, MB of RSS; the slope is that of the second half (least squares). One of them has read and studied the file before.",
    markdownTable(
      ["workers", "process", ...QUARTERS.map((part) => `at ${part * 100} %`), "MB a minute", "most it ever held"],
      runs.flatMap((run) => workersOf(run)),
    ),
    markdownTable(
      ["workers", "host, most", "all processes, most"],
      runs.map(({ workers, memory }) => [
        workers,
        Math.max(...memory.map(({ hostMb }) => hostMb)),
        Math.max(...memory.map((sample) => sample.workers.reduce((sum, { rssMb }) => sum + rssMb, sample.hostMb))),
      ]),
    ),
  ].join("\n\n");
}

function secondsOf({ phases }: RangesRun, name: string): number {
  return phases.filter(({ phase }) => phase === name).reduce((sum, { seconds }) => sum + seconds, 0);
}

function speedUps(runs: readonly RangesRun[], cores: number): string {
  const [one, ...others] = runs;
  if (one === undefined) throw new Error("Nothing was cleaned");
  return others
    .map((run) => {
      const [ranges, all] = [secondsOf(one, "ranges") / secondsOf(run, "ranges"), one.allSeconds / run.allSeconds];
      return `${run.workers} workers clean the ranges in ${rounded(ranges)} times the speed of ${one.workers} on ${cores} cores, and the whole job in ${rounded(all)} times.`;
    })
    .join(" ");
}

function workersOf({ workers, phases, memory }: RangesRun): (string | number)[][] {
  const ranges = phases.find(({ phase }) => phase === "ranges");
  if (ranges === undefined) throw new Error("The log does not tell of the ranges");
  const [begun, ended] = [ranges.endedAt - ranges.seconds * 1000, ranges.endedAt];
  const pids = new Set(memory.flatMap((sample) => sample.workers.map(({ pid }) => pid)));
  return [...pids].flatMap((pid, index) => {
    const own = memory.flatMap(({ at, workers: all }) =>
      all.filter((worker) => worker.pid === pid).map(({ rssMb }) => ({ at, rssMb })),
    );
    const meanwhile = own.filter(({ at }) => at >= begun && at <= ended);
    if (meanwhile.length < QUARTERS.length) return [];
    const late = meanwhile.filter(({ at }) => at >= (begun + ended) / 2);
    const slope = late.length < 2 ? "" : rounded(slopeOf(late.map(({ at, rssMb }) => [at / 60_000, rssMb])));
    const quarters = QUARTERS.map((part) => meanwhile[Math.round(part * (meanwhile.length - 1))]?.rssMb ?? "");
    return [[workers, index + 1, ...quarters, slope, Math.max(...own.map(({ rssMb }) => rssMb))]];
  });
}
