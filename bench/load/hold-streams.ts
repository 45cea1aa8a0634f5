/** Many open event streams and a steady rate of reads, with an edit now and then that every stream must get. */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { CleanPageReply, IngestPageReply } from "@limpid/contract";
import { ApiClient } from "../../tools/testing/client.ts";
import { checkCleanPage, checkIngestPage } from "../support/check-page.ts";
import { knownRow } from "../support/generate-table.ts";
import { rounded, slope } from "../support/statistics.ts";
import type { MemoryByProgram, Stalls, WatchedServer } from "../support/watched-server.ts";
import { type Followers, openStreams } from "./open-streams.ts";
import { type ReadFigures, type Reading, readSteadily } from "./read-steadily.ts";

export interface HeldStreams {
  readonly streams: number;
  readonly seconds: number;
  readonly edits: number;
  /** Streams that did not get each edit once. */
  readonly missedAnEdit: number;
  readonly reads: ReadFigures;
  readonly stalls: Stalls;
  readonly webMb: readonly (readonly [seconds: number, megabytes: number])[];
  /** The growth after the first quarter, by least squares. */
  readonly webMbPerMinute: number;
  readonly atEnd: MemoryByProgram;
}

const PAGE = 20;
/** The rows of edits are left out of what is checked. */
const EDITED_ROW = 0;
const STREAMS_OF_SESSION = 40;
const EDIT_MS = 2000;
const SAMPLE_MS = 5000;
const SETTLE_MS = 3000;

export async function holdStreams(
  { server, takeStalls, memory }: WatchedServer,
  {
    table,
    owner,
    rows,
    streams,
    perSecond,
    seconds,
  }: {
    readonly table: string;
    readonly owner: ApiClient;
    readonly rows: number;
    readonly streams: number;
    readonly perSecond: number;
    readonly seconds: number;
  },
): Promise<HeldStreams> {
  const followers = await followTable(server.url, table, streams);
  const until = AbortSignal.timeout(seconds * 1000);
  await takeStalls();
  const editing = editUntil(until, owner, table);
  const sampling = sampleUntil(until, memory);
  const reads = await readSteadily(server.url, { perSecond, readings: makeReadings(table, rows), until });
  const [edits, webMb] = await Promise.all([editing, sampling]);
  const stalls = await takeStalls();
  await sleep(SETTLE_MS);
  const missing = followers.missing(edits);
  for (const one of missing.slice(0, 5)) console.error(one);
  const atEnd = memory();
  followers.close();
  const settled = webMb.slice(Math.floor(webMb.length / 4)).map(([at, megabytes]) => [at / 60, megabytes] as const);
  return {
    streams: followers.count,
    seconds,
    edits: edits.length,
    missedAnEdit: missing.length,
    reads,
    stalls,
    webMb,
    webMbPerMinute: rounded(slope(settled)),
    atEnd,
  };
}

/** Opens so many streams of the table's events. */
export async function followTable(serverUrl: string, table: string, streams: number): Promise<Followers> {
  const addresses: { url: string; cookie: string }[] = [];
  while (addresses.length < streams) {
    const { session } = await ApiClient.connect(serverUrl);
    const url = `${serverUrl}/api/v1/events/dataframe/${table}`;
    for (let index = 0; index < STREAMS_OF_SESSION && addresses.length < streams; index++)
      addresses.push({ url, cookie: `session_uuid=${session}` });
  }
  return await openStreams(addresses);
}

/** What people do who read: a page of rows each time that they scroll, and what each screen asks besides. */
export function makeReadings(table: string, rows: number): readonly Reading[] {
  const anyPage = (): number => 1 + Math.floor(Math.random() * (rows / PAGE - 1));
  const pageOf = (body: object | undefined): number => (body as { page: number }).page;
  return [
    {
      name: "cleaned page",
      share: 20,
      ask: () => ({ path: `/api/v1/data/clean/page/${table}`, body: { page: anyPage() } }),
      check: (reply, { body }) => checkCleanPage(JSON.parse(reply) as CleanPageReply, pageOf(body) * PAGE, PAGE),
    },
    {
      name: "original page",
      share: 5,
      ask: () => ({ path: `/api/v1/data/ingest/page/${table}`, body: { page: anyPage() } }),
      check: (reply, { body }) => checkIngestPage(JSON.parse(reply) as IngestPageReply, pageOf(body) * PAGE, PAGE),
    },
    {
      name: "table",
      share: 44,
      ask: () => ({ path: `/api/v1/table/${table}` }),
      check: (reply) => assert.equal(JSON.parse(reply).basics.num_rows, rows),
    },
    {
      name: "find",
      share: 1,
      ask: () => ({
        path: `/api/v1/find/${table}?text=${knownRow(1 + Math.floor(Math.random() * (rows - 1)))[0]?.raw}`,
      }),
      check: (reply) => assert.equal(JSON.parse(reply).count, 1),
    },
    {
      name: "settings",
      share: 30,
      ask: () => ({ path: "/api/v1/settings" }),
      check: (reply) => assert.equal(JSON.parse(reply).page_size, PAGE),
    },
  ];
}

/** Gives the ids of the edits. */
export async function editUntil(until: AbortSignal, owner: ApiClient, table: string): Promise<readonly string[]> {
  const ids: string[] = [];
  while (!until.aborted) {
    const id = randomUUID();
    const { status } = await owner.patient.editOutput(table, EDITED_ROW, 1, String(ids.length), id);
    assert.equal(status, 200);
    ids.push(id);
    await sleep(EDIT_MS);
  }
  return ids;
}

async function sampleUntil(until: AbortSignal, memory: WatchedServer["memory"]): Promise<HeldStreams["webMb"]> {
  const samples: (readonly [number, number])[] = [];
  const started = performance.now();
  while (!until.aborted) {
    samples.push([rounded((performance.now() - started) / 1000), memory().web.rssMb]);
    await sleep(SAMPLE_MS);
  }
  return samples;
}
