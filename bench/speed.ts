/** `npm run bench -- speed`: how long users wait, and what the engine does beside its peers. */
import { parseArgs } from "node:util";
import { ApiClient } from "../tools/testing/client.ts";
import { generateCsv } from "./generate-table.ts";
import { compareEngine } from "./speed/compare-engine.ts";
import { type SizeFigures, speedPage } from "./speed/speed-page.ts";
import { timeExports } from "./speed/time-exports.ts";
import { type JobTimes, timeJob } from "./speed/time-job.ts";
import { timeCleanPages, timeFloor, timeIngestPages } from "./speed/time-pages.ts";
import { startWatchedServer } from "./speed/watched-server.ts";
import { currentLoad, describeMachine } from "./support/describe-machine.ts";
import { median } from "./support/statistics.ts";
import { writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({
  options: {
    rows: { type: "string", default: "1000,100000,1000000" },
    runs: { type: "string", default: "5" },
  },
});
/** The specification's limit, and none. */
const ROW_LIMITS = [100, 0];
const WARM_UP_ROWS = 2000;
/** Long tables vary little from run to run. */
const LONG_ROWS = 500_000;
const LONG_RUNS = 3;

async function measureSize(rows: number, runs: number): Promise<SizeFigures> {
  console.log(`${rows} rows, load ${currentLoad()} …`);
  const bytes = generateCsv(rows);
  const engine = await compareEngine(bytes, rows, runs);
  const limits = [];
  for (const rowLimit of ROW_LIMITS) limits.push(await measureServer(bytes, rows, rowLimit, runs));
  return { rows, megabytes: bytes.length / 1e6, runs, load: currentLoad(), engine, limits };
}

async function measureServer(
  bytes: Uint8Array,
  rows: number,
  rowLimit: number,
  runs: number,
): Promise<SizeFigures["limits"][number]> {
  const watched = await startWatchedServer({ CLEAN_ROW_LIMIT: String(rowLimit) });
  try {
    const client = await ApiClient.connect(watched.server.url);
    const firstUpload = await timeJob(client, generateCsv(WARM_UP_ROWS), WARM_UP_ROWS);
    await watched.takeStalls();
    const jobs: JobTimes[] = [];
    for (let run = 0; run < runs; run++) jobs.push(await timeJob(client, bytes, rows));
    const jobStalls = await watched.takeStalls();
    const last = jobs.at(-1) ?? firstUpload;
    const cleanedRows = rowLimit === 0 ? rows : Math.min(rowLimit, rows);
    const floor = await timeFloor(client);
    const ingestPages = await timeIngestPages(client, last.job, rows);
    const cleanPages = await timeCleanPages(client, last.job, cleanedRows);
    const pageStalls = await watched.takeStalls();
    const exports = await timeExports(watched.server, last.job, cleanedRows);
    const exportStalls = await watched.takeStalls();
    return {
      rowLimit,
      uploadMs: median(jobs.map((job) => job.uploadMs)),
      ingestPageMs: median(jobs.map((job) => job.ingestPageMs)),
      cleanPageMs: median(jobs.map((job) => job.cleanPageMs)),
      doneMs: median(jobs.map((job) => job.doneMs)),
      floor,
      ingestPages,
      cleanPages,
      exports,
      stalls: { jobs: jobStalls, pages: pageStalls, exports: exportStalls },
      memory: watched.memory(),
    };
  } finally {
    await watched.remove();
  }
}

const machine = describeMachine();
const sizes: SizeFigures[] = [];
for (const rows of options.rows.split(",").map(Number)) {
  const runs = Number(options.runs);
  sizes.push(await measureSize(rows, rows >= LONG_ROWS ? Math.min(LONG_RUNS, runs) : runs));
  // After every size: the last one takes minutes, and what was measured must not hang on it.
  const figures = { sizes, loadAtTheEnd: currentLoad() };
  writeResults({ name: "speed", title: "Speed", machine, figures, text: speedPage(sizes) });
}
