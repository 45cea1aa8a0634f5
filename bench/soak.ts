/**
 * `npm run bench -- soak`: visitors read, edit, follow, upload, export and delete for as long as one likes; memory, the time of reads and
 * what is left on the disk may not grow.
 */
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ApiClient } from "../tools/testing/client.ts";
import { countLeftovers } from "./crash/check-table.ts";
import { generateCsv } from "./generate-table.ts";
import { editUntil, followTable, readingsOf } from "./load/hold-streams.ts";
import { type ReadFigures, readSteadily } from "./load/read-steadily.ts";
import { finishPatiently } from "./load/rush.ts";
import { startWatchedServer } from "./speed/watched-server.ts";
import { checkCleanPage } from "./support/check-page.ts";
import { currentLoad, describeMachine } from "./support/describe-machine.ts";
import { rounded, slopeOf } from "./support/statistics.ts";
import { markdownTable, writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    rate: { type: "string", default: "50" },
    streams: { type: "string", default: "100" },
    /** Between two uploads. */
    pause: { type: "string", default: "20" },
    /** What was going on beside it, for whoever reads the figures. */
    remark: { type: "string", default: "" },
  },
});

interface Sample {
  readonly minutes: number;
  /** Of the web process: all of it, and what it holds once all else is collected. */
  readonly webMb: number;
  readonly heapMb: number;
  readonly externalMb: number;
  /** Of all workers. */
  readonly workersMb: number;
}

interface Span {
  readonly load: number;
  readonly reads: ReadFigures;
}

const TABLE_ROWS = 20_000;
const FILE_ROWS = 2000;
const PAGE = 20;
const SPANS = 6;
const SAMPLE_MS = 15_000;
/** Programs are compiled and caches filled meanwhile. */
const WARM_UP = 0.25;
const SETTLE_MS = 3000;

const machine = describeMachine();
const watched = await startWatchedServer({
  CLEAN_ROW_LIMIT: String(TABLE_ROWS),
  // Besides those who follow the table there are those who wait for their file.
  STREAMS_PER_ADDRESS: String(Number(options.streams) + 10),
  DELETE_UNDO_MINUTES: "0",
  LIMPID_BENCH_COLLECT: "true",
});
const { server } = watched;
try {
  const seconds = Number(options.minutes) * 60;
  const owner = await ApiClient.connect(server.url);
  const table = await owner.uploadCleaned(generateCsv(TABLE_ROWS), { filename: "read.csv" });
  const followers = await followTable(server.url, table, Number(options.streams));
  const started = performance.now();
  const end = new AbortController();
  const until = end.signal;
  setTimeout(() => end.abort(), seconds * 1000);
  const work = Promise.all([editUntil(until, owner, table), sampleUntil(until, started), bringUntil(until)]);
  work.catch((error: unknown) => {
    console.error(error);
    end.abort();
  });
  const spans: Span[] = [];
  for (let index = 1; index <= SPANS; index++) {
    const left = started + (index * seconds * 1000) / SPANS - performance.now();
    const spanEnd = new AbortController();
    setTimeout(() => spanEnd.abort(), left);
    until.addEventListener("abort", () => spanEnd.abort(), { once: true });
    const readings = readingsOf(table, TABLE_ROWS);
    const reads = await readSteadily(server.url, { perSecond: Number(options.rate), readings, until: spanEnd.signal });
    spans.push({ load: currentLoad(), reads });
  }
  const [edits, samples, tables] = await work;
  await sleep(SETTLE_MS);
  const notTold = followers.notTold(edits);
  for (const one of notTold.slice(0, 5)) console.error(one);
  followers.close();
  const settled = samples.slice(Math.floor(samples.length * WARM_UP));
  const slope = (memory: (sample: Sample) => number): number =>
    rounded(slopeOf(settled.map((sample) => [sample.minutes, memory(sample)])));
  const growth = {
    web: slope(({ webMb }) => webMb),
    heap: slope(({ heapMb }) => heapMb),
    external: slope(({ externalMb }) => externalMb),
    workers: slope(({ workersMb }) => workersMb),
  };
  const leftovers = countLeftovers(server.dataDir);
  const putOff = spans.reduce((sum, { reads }) => sum + reads.putOff, 0);
  const failed = spans.reduce((sum, { reads }) => sum + reads.errors.length, 0);
  const text = [
    ...(options.remark === "" ? [] : [options.remark, ""]),
    `**${rounded(seconds / 60)} minutes**: ${options.streams} event streams and ${options.rate} reads a second of a table of ${TABLE_ROWS} rows, an edit every two seconds (${edits.length}) that each stream is told of, and every ${options.pause} s a file of ${FILE_ROWS} rows that is uploaded, cleaned, exported and deleted (${tables}). ${failed} reads failed or were wrong, ${putOff} were told to come again, ${notTold.length} streams missed an edit, or had one twice. ${leftovers} temporary files were left.`,
    "",
    `After the first quarter the web process grows by ${growth.web} MB a minute (its heap, with all collected that nobody holds, by ${growth.heap}, what it holds outside by ${growth.external}), its workers by ${growth.workers} (least squares).`,
    "",
    markdownTable(
      [
        "until minute",
        "web process, MB",
        "heap held, MB",
        "outside, MB",
        "workers, MB",
        "p50 of reads, ms",
        "p99, ms",
        "load",
      ],
      spans.map(({ load, reads }, index) => {
        const end = (seconds / 60 / SPANS) * (index + 1);
        const { webMb, heapMb, externalMb, workersMb } = samples.findLast(({ minutes }) => minutes <= end) ?? fail();
        return [rounded(end), webMb, heapMb, externalMb, workersMb, reads.all.p50Ms, reads.all.p99Ms, rounded(load)];
      }),
    ),
  ].join("\n");
  const figures = { options, growth, samples, spans, edits: edits.length, notTold: notTold.length, tables, leftovers };
  writeResults({ name: "soak", title: "For as long as it ran", machine, figures, text });
} finally {
  await watched.remove();
}

async function sampleUntil(until: AbortSignal, started: number): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  while (!until.aborted) {
    const { heapMb, externalMb } = await watched.takeStalls();
    const { web, children } = watched.memory();
    samples.push({
      minutes: (performance.now() - started) / 60_000,
      webMb: web.rssMb,
      heapMb: rounded(heapMb),
      externalMb: rounded(externalMb),
      workersMb: children.reduce((sum, { rssMb }) => sum + rssMb, 0),
    });
    await sleep(SAMPLE_MS);
  }
  return samples;
}

/** Each by a visitor of its own. */
async function bringUntil(until: AbortSignal): Promise<number> {
  const bytes = generateCsv(FILE_ROWS);
  let tables = 0;
  while (!until.aborted) {
    const pause = sleep(Number(options.pause) * 1000);
    const { patient: visitor } = await ApiClient.connect(server.url);
    const job = await visitor.upload(bytes, { filename: `soak ${tables}.csv` });
    await finishPatiently(visitor, job);
    checkCleanPage((await visitor.cleanPage(job, 1, PAGE)).body, PAGE, PAGE);
    const file = await fetch(`${server.url}/api/v1/get/${job}/excel`);
    assert.equal(file.status, 200);
    assert.ok((await file.arrayBuffer()).byteLength > 0);
    const { status } = await visitor.post(`/api/v1/table/${job}/delete`, {
      session_uuid: visitor.session,
      at_once: true,
    });
    assert.equal(status, 200);
    tables++;
    await pause;
  }
  return tables;
}

function fail(): never {
  throw new Error("There is no sample: let it run longer");
}
