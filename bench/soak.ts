/**
 * Visitors read, edit, follow, upload, export and delete for as long as one likes: memory, the time of reads and what is left on the
 * disk may not grow. `--pause` is the time between two uploads, `--remark` says what went on beside it.
 */
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { ApiClient } from "../tools/testing/client.ts";
import { countLeftovers } from "./crash/check-table.ts";
import { editUntil, followTable, makeReadings } from "./load/hold-streams.ts";
import { type ReadFigures, readSteadily } from "./load/read-steadily.ts";
import { finishPatiently } from "./load/rush.ts";
import { checkCleanPage } from "./support/check-page.ts";
import { currentLoad } from "./support/describe-machine.ts";
import { cleanUpload } from "./support/follow-job.ts";
import { generateCsv } from "./support/generate-table.ts";
import { scenario } from "./support/scenario.ts";
import { slope, sum } from "./support/statistics.ts";
import type { WatchedServer } from "./support/watched-server.ts";
import { sideBySide } from "./support/write-results.ts";

interface Sample {
  readonly minutes: number;
  readonly webProcessMb: number;
  /** What the web process holds once all else is collected. */
  readonly heapMb: number;
  readonly externalMb: number;
  readonly workersMb: number;
}

const TABLE_ROWS = 20_000;
const FILE_ROWS = 2000;
const PAGE = 20;
const SPANS = 6;
const SAMPLE_MS = 15_000;
/** Programs are compiled and caches filled meanwhile. */
const WARM_UP = 0.25;
const SETTLE_MS = 3000;
const MEMORY = ["webProcessMb", "heapMb", "externalMb", "workersMb"] as const;

export default scenario({
  title: "For as long as it ran",
  options: { minutes: 60, rate: 50, streams: 100, pause: 20, remark: "" },
  measure: async ({ minutes, rate, streams, pause, remark }, { serve }) => {
    const watched = await serve({
      CLEAN_ROW_LIMIT: String(TABLE_ROWS),
      // Besides those who follow the table there are those who wait for their file.
      STREAMS_PER_ADDRESS: String(streams + 10),
      DELETE_UNDO_MINUTES: "0",
      LIMPID_BENCH_COLLECT: "true",
    });
    const { server, client: owner } = watched;
    const table = await cleanUpload(owner, generateCsv(TABLE_ROWS));
    const followers = await followTable(server.url, table, streams);
    const started = performance.now();
    const end = new AbortController();
    const until = end.signal;
    setTimeout(() => end.abort(), minutes * 60_000);
    const bringing = bringUntil(until, server.url, pause * 1000);
    const work = Promise.all([editUntil(until, owner, table), sampleUntil(until, watched, started), bringing]);
    work.catch((error: unknown) => {
      console.error(error);
      end.abort();
    });
    const spans: { readonly untilMinute: number; readonly load: number; readonly reads: ReadFigures }[] = [];
    for (let index = 1; index <= SPANS; index++) {
      const untilMinute = (minutes * index) / SPANS;
      const spanEnd = new AbortController();
      setTimeout(() => spanEnd.abort(), started + untilMinute * 60_000 - performance.now());
      until.addEventListener("abort", () => spanEnd.abort(), { once: true });
      const readings = makeReadings(table, TABLE_ROWS);
      const reads = await readSteadily(server.url, { perSecond: rate, readings, until: spanEnd.signal });
      spans.push({ untilMinute, load: currentLoad(), reads });
    }
    const [edits, samples, tables] = await work;
    await sleep(SETTLE_MS);
    const missing = followers.missing(edits);
    for (const one of missing.slice(0, 5)) console.error(one);
    followers.close();
    const settled = samples.slice(Math.floor(samples.length * WARM_UP));
    const growth = Object.fromEntries(
      MEMORY.map((part) => [part, slope(settled.map((sample) => [sample.minutes, sample[part]]))]),
    );
    const counts = {
      minutes,
      streams,
      edits: edits.length,
      "files uploaded, cleaned, exported and deleted": tables,
      "reads that failed or were wrong": sum(spans, ({ reads }) => reads.errors.length),
      "reads that were put off": sum(spans, ({ reads }) => reads.putOff),
      "streams that missed an edit, or had one twice": missing.length,
      "temporary files left": countLeftovers(server.dataDir),
      "growth a minute after the first quarter, by least squares": growth,
    };
    const bySpan = spans.map(({ untilMinute, load, reads: { all } }) => {
      const sample = samples.findLast((one) => one.minutes <= untilMinute);
      return { untilMinute, ...sample, readsP50Ms: all.p50Ms, readsP99Ms: all.p99Ms, load };
    });
    const page = [remark, sideBySide({ "": counts }), bySpan].filter((section) => section !== "");
    return { page, figures: { counts, samples, spans } };
  },
});

async function sampleUntil(
  until: AbortSignal,
  { takeStalls, memory }: WatchedServer,
  started: number,
): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  while (!until.aborted) {
    const { heapMb, externalMb } = await takeStalls();
    const { web, children } = memory();
    const minutes = (performance.now() - started) / 60_000;
    const workersMb = sum(children, ({ rssMb }) => rssMb);
    samples.push({ minutes, webProcessMb: web.rssMb, heapMb, externalMb, workersMb });
    await sleep(SAMPLE_MS);
  }
  return samples;
}

/** Brings one file after the other, each by a visitor of its own, and returns how many there were. */
async function bringUntil(until: AbortSignal, url: string, pauseMs: number): Promise<number> {
  const bytes = generateCsv(FILE_ROWS);
  let tables = 0;
  while (!until.aborted) {
    const pause = sleep(pauseMs);
    const { patient: visitor } = await ApiClient.connect(url);
    const job = await visitor.upload(bytes, { filename: `soak ${tables}.csv` });
    await finishPatiently(visitor, job);
    checkCleanPage((await visitor.cleanPage(job, 1, PAGE)).body, PAGE, PAGE);
    const file = await fetch(`${url}/api/v1/get/${job}/excel`);
    assert.equal(file.status, 200);
    assert.ok((await file.arrayBuffer()).byteLength > 0);
    const body = { session_uuid: visitor.session, at_once: true };
    assert.equal((await visitor.post(`/api/v1/table/${job}/delete`, body)).status, 200);
    tables++;
    await pause;
  }
  return tables;
}
