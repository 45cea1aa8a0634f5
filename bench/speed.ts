/** How long users wait, from an upload to pages and exports, with memory and stalls, and the engine beside its peers. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ApiClient } from "../tools/testing/client.ts";
import { timeExports } from "./speed/time-exports.ts";
import { timeJob } from "./speed/time-job.ts";
import { timeCleanPages, timeFloor, timeIngestPages } from "./speed/time-pages.ts";
import { compareReaders } from "./support/contenders.ts";
import { currentLoad } from "./support/describe-machine.ts";
import { generateCsv, knownRow, TITLES } from "./support/generate-table.ts";
import { scenario } from "./support/scenario.ts";
import { medians } from "./support/statistics.ts";
import { startWatchedServer } from "./support/watched-server.ts";
import { type Row, sideBySide } from "./support/write-results.ts";

/** The specification's limit, and none. */
const ROW_LIMITS = [100, 0];
const WARM_UP_ROWS = 2000;
/** Long tables vary little from run to run. */
const LONG_ROWS = 500_000;
const LONG_RUNS = 3;
const ENGINE_TURNS = 2;
const ABOUT = `Times are medians. The stalls of the web process say how late a 5 ms timer came at worst: what its thread itself computed
meanwhile, and what the clock says, which on a busy machine is mostly others having the cores.`;
const ABOUT_ENGINE = `## The engine beside its peers, one core each

\`clean\` reads, infers and cleans every cell; \`ingest\`, papaparse and DuckDB (one thread, \`all_varchar\` into a table) only read.`;

export default scenario({
  title: "Speed",
  options: { rows: [1000, 100_000, 1_000_000], runs: 5 },
  measure: async ({ rows: sizes, runs: wanted }, { scratch, write }) => {
    const servers: Record<string, object> = {};
    const engine: Row[] = [];
    for (const rows of sizes) {
      console.log(`${rows} rows, load ${currentLoad()} …`);
      const bytes = generateCsv(rows);
      const runs = rows >= LONG_ROWS ? Math.min(LONG_RUNS, wanted) : wanted;
      engine.push(...(await compareEngine(bytes, { rows, runs, scratch })));
      for (const limit of ROW_LIMITS) {
        const name = `${rows.toLocaleString("en")} rows, ${limit === 0 ? "all" : `first ${limit}`} cleaned`;
        servers[name] = await measureServer(bytes, rows, limit, runs);
      }
      write({ page: [ABOUT, sideBySide(servers), ABOUT_ENGINE, engine], figures: { servers, engine } });
    }
    return undefined;
  },
});

interface Extent {
  readonly rows: number;
  readonly runs: number;
  readonly scratch: string;
}

async function compareEngine(bytes: Uint8Array, { rows, runs, scratch }: Extent): Promise<Row[]> {
  const path = join(scratch, "table.csv");
  writeFileSync(path, bytes);
  const readers = ["clean", "ingest", "papaparse", "duckdb"];
  const figures = await compareReaders({
    contenders: Object.fromEntries(readers.map((reader) => [reader, { reader, path }])),
    turns: ENGINE_TURNS,
    runs: Math.ceil(runs / ENGINE_TURNS),
    warmUps: 1,
    check: (found, name) =>
      assert.deepEqual([found.rows, found.last.at(-1)], [rows, knownRow(rows - 1).at(-1)?.raw], name),
  });
  const duckdbMs = figures.find(({ contender }) => contender === "duckdb")?.ms ?? Number.NaN;
  return figures.map((one) => ({
    rows,
    ...one,
    "cells a second": (rows * TITLES.length) / (one.ms / 1000),
    "time beside DuckDB": one.ms / duckdbMs,
  }));
}

async function measureServer(bytes: Uint8Array, rows: number, rowLimit: number, runs: number): Promise<object> {
  const { server, takeStalls, memory, remove } = await startWatchedServer({ CLEAN_ROW_LIMIT: String(rowLimit) });
  const stalls = async () => {
    const { maxBusyMs, maxMs } = await takeStalls();
    return { busyMs: maxBusyMs, byTheClockMs: maxMs };
  };
  try {
    const client = await ApiClient.connect(server.url);
    const jobs = [await timeJob(client, generateCsv(WARM_UP_ROWS), WARM_UP_ROWS)];
    await stalls();
    for (let run = 0; run < runs; run++) jobs.push(await timeJob(client, bytes, rows));
    const whileCleaning = await stalls();
    const { job, ...times } = medians(jobs.slice(1));
    const cleaned = rowLimit === 0 ? rows : Math.min(rowLimit, rows);
    const pages = {
      anyRequest: await timeFloor(client),
      ingested: await timeIngestPages(client, job, rows),
      cleaned: await timeCleanPages(client, job, cleaned),
    };
    const whileReading = await stalls();
    const firstExports = await timeExports(server, job, cleaned);
    const { web, children } = memory();
    return {
      megabytes: bytes.length / 1e6,
      runs,
      ...times,
      pages,
      firstExports,
      stalls: { whileCleaning, whileReading, whileExporting: await stalls() },
      webProcess: { rssMb: web.rssMb, peakMb: web.peakMb },
      peakOfChildren: Object.fromEntries(
        children.map(({ program, peakMb }, at) => [`${program} ${at + 1}, MB`, peakMb]),
      ),
      load: currentLoad(),
    };
  } finally {
    await remove();
  }
}
