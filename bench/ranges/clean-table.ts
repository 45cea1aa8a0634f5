/** A new server with so many workers cleans all rows of a file, and exports them. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { ApiClient } from "../../tools/testing/client.ts";
import { startServer, type TestServer } from "../../tools/testing/start-server.ts";
import { checkCleanPage, checkIngestPage } from "../support/check-page.ts";
import { followJob } from "../support/follow-job.ts";
import { type MemorySample, watchMemory } from "./watch-memory.ts";
import type { FileFacts, WrittenTable } from "./write-table.ts";

interface PhaseTimes {
  readonly phase: string;
  readonly seconds: number;
  readonly endedAt: number;
}

export interface RangesRun {
  readonly workers: number;
  readonly uploadSeconds: number;
  /** From the reply to the upload until the table is published. */
  readonly allSeconds: number;
  /** What the host and the workers computed, the upload included. */
  readonly cpuSeconds: number;
  readonly exportSeconds: number;
  readonly phases: readonly PhaseTimes[];
  readonly exported: FileFacts;
  readonly memory: readonly MemorySample[];
}

interface RangesOptions {
  readonly rows: number;
  readonly workers: number;
  readonly memoryMb: number;
}

const GIVE_UP_MS = 3 * 3_600_000;
/** Such that each piece of the file is whole in base64. */
const PIECE_BYTES = 3 << 16;
const PAGE_SIZE = 20;
const SPOT_PAGES = 50;

export async function cleanTable(table: WrittenTable, { rows, workers, memoryMb }: RangesOptions): Promise<RangesRun> {
  const megabytes = String(Math.ceil(table.bytes / 1e6) + 1);
  const server = await startServer({
    WORKERS: String(workers),
    WORKER_MEMORY_MB: String(memoryMb),
    CLEAN_ROW_LIMIT: "0",
    MAX_UPLOAD_MB: megabytes,
    VISITOR_MB: megabytes,
    LOG_LEVEL: "info",
  });
  const memory = watchMemory(server.pid);
  try {
    const client = await ApiClient.connect(server.url);
    const sent = performance.now();
    const job = await upload(client, table.path);
    const uploadSeconds = secondsSince(sent);
    for await (const { status, msg } of followJob(client, job, GIVE_UP_MS))
      if (status === 3) throw new Error(`The job failed: ${msg}`);
    const allSeconds = secondsSince(sent) - uploadSeconds;
    const cpuSeconds = memory.cpuSeconds();
    const samples = memory.stop();
    await checkSpots(client, job, rows);
    const asked = performance.now();
    const exported = await exportCsv(server, job);
    const exportSeconds = secondsSince(asked);
    const phases = phasesOf(server);
    return { workers, uploadSeconds, allSeconds, cpuSeconds, exportSeconds, phases, exported, memory: samples };
  } catch (error) {
    throw new Error(`With ${workers} workers: ${server.output().slice(-2000)}`, { cause: error });
  } finally {
    memory.stop();
    await server.remove();
  }
}

/** Reads the file and sends it at the same time. */
async function upload({ url, session }: ApiClient, path: string): Promise<string> {
  async function* body(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(`{"session_uuid":${JSON.stringify(session)},"filename":"orders.csv","data":"`);
    for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES }))
      yield Buffer.from((piece as Buffer).toString("base64"));
    yield Buffer.from('"}');
  }
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${url}/api/v1/file`, { method: "POST", headers, body: body(), duplex: "half" });
  const reply = (await response.json()) as { result_uuid: string };
  assert.equal(response.status, 200, JSON.stringify(reply));
  return reply.result_uuid;
}

/** Pages from the first one to the last one. */
async function checkSpots(client: ApiClient, job: string, rows: number): Promise<void> {
  const last = Math.ceil(rows / PAGE_SIZE) - 1;
  for (let spot = 0; spot <= SPOT_PAGES; spot++) {
    const page = Math.floor((last * spot) / SPOT_PAGES);
    const [firstRow, rowCount] = [page * PAGE_SIZE, Math.min(PAGE_SIZE, rows - page * PAGE_SIZE)];
    checkCleanPage((await client.cleanPage(job, page)).body, firstRow, rowCount);
    checkIngestPage((await client.ingestPage(job, page)).body, firstRow, rowCount);
  }
}

async function exportCsv({ url }: TestServer, job: string): Promise<FileFacts> {
  // `fetch` has it compressed, and takes half an hour to unpack a gigabyte.
  const [response] = (await once(get(`${url}/api/v1/get/${job}/csv`), "response")) as [IncomingMessage];
  assert.equal(response.statusCode, 200);
  const sum = createHash("sha256");
  let bytes = 0;
  for await (const piece of response) {
    sum.update(piece as Buffer);
    bytes += (piece as Buffer).length;
  }
  return { bytes, sha256: sum.digest("hex") };
}

/** Reads them from the log, where each line says how long the phase took that ended with it. */
function phasesOf({ output }: TestServer): PhaseTimes[] {
  return output()
    .split("\n")
    .filter((line) => line.includes('"phase of a job ended"'))
    .map((line) => JSON.parse(line) as { phase: string; ms: number; time: number })
    .map(({ phase, ms, time }) => ({ phase, seconds: ms / 1000, endedAt: time }));
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}
