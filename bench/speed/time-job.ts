/** One upload, timed from its reply to the first pages and to the end. */
import type { ApiClient } from "../../tools/testing/client.ts";
import { checkCleanPage, checkIngestPage } from "../support/check-page.ts";
import { followJob } from "../support/follow-job.ts";

export interface JobTimes {
  readonly job: string;
  /** From sending the file to the reply; the client's base64 included. */
  readonly uploadMs: number;
  readonly ingestPageMs: number;
  readonly cleanPageMs: number;
  readonly doneMs: number;
}

const PAGE_SIZE = 20;
const GIVE_UP_MS = 600_000;

export async function timeJob(client: ApiClient, bytes: Uint8Array, rows: number): Promise<JobTimes> {
  const sent = performance.now();
  const job = await client.upload(bytes, { filename: "orders.csv" });
  const replied = performance.now();
  const since = (): number => performance.now() - replied;
  const firstRows = Math.min(PAGE_SIZE, rows);
  let ingestPage: Promise<number> | undefined;
  let cleanPage: Promise<number> | undefined;
  for await (const { microservice, status, msg } of followJob(client, job, GIVE_UP_MS)) {
    if (status === 3) throw new Error(`The job failed: ${msg}`);
    // Like in the web app, a page is asked for when the stream says that it is there.
    if (microservice === "IngestFile" && status === 1)
      ingestPage = timed(client.ingestPage(job, 0), since, ({ body }) => checkIngestPage(body, 0, firstRows));
    if (msg === "PageReady")
      cleanPage ??= timed(client.cleanPage(job, 0), since, ({ body }) => checkCleanPage(body, 0, firstRows));
  }
  const doneMs = since();
  if (ingestPage === undefined || cleanPage === undefined) throw new Error("The stream did not tell of the pages");
  return { job, uploadMs: replied - sent, ingestPageMs: await ingestPage, cleanPageMs: await cleanPage, doneMs };
}

/** When the reply came; it is checked only after that. */
async function timed<T>(reply: Promise<T>, since: () => number, check: (value: T) => void): Promise<number> {
  const value = await reply;
  const ms = since();
  check(value);
  return ms;
}
