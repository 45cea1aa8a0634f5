/** Reads pages at random places of a finished table, one after the other. */
import type { ApiClient } from "../../tools/testing/client.ts";
import { checkCleanPage, checkIngestPage } from "../support/check-page.ts";
import { type Latencies, latencies } from "../support/statistics.ts";

/** A place in a table: a page and the rows it must have. */
interface Place {
  readonly page: number;
  readonly firstRow: number;
  readonly rowCount: number;
}

const PAGE_SIZE = 20;
const REQUESTS = 400;
/** The first few find nothing open yet. */
const WARM_UP = 20;

export async function timeIngestPages(client: ApiClient, job: string, rows: number): Promise<Latencies> {
  return timeRequests(async () => {
    const { page, firstRow, rowCount } = randomPlace(rows);
    const { body } = await client.ingestPage(job, page);
    return () => checkIngestPage(body, firstRow, rowCount);
  });
}

export async function timeCleanPages(client: ApiClient, job: string, rows: number): Promise<Latencies> {
  return timeRequests(async () => {
    const { page, firstRow, rowCount } = randomPlace(rows);
    const { body } = await client.cleanPage(job, page);
    return () => checkCleanPage(body, firstRow, rowCount);
  });
}

/** What any request costs on this machine at this moment: the floor of the others. */
export async function timeFloor(client: ApiClient): Promise<Latencies> {
  return timeRequests(async () => {
    await client.get("/healthz");
    return () => undefined;
  });
}

/** A request gives the check of its reply, which is not timed. */
async function timeRequests(request: () => Promise<() => void>): Promise<Latencies> {
  const times: number[] = [];
  for (let count = 0; count < REQUESTS + WARM_UP; count++) {
    const started = performance.now();
    const check = await request();
    times.push(performance.now() - started);
    check();
  }
  return latencies(times.slice(WARM_UP));
}

function randomPlace(rows: number): Place {
  const page = Math.floor(Math.random() * Math.ceil(rows / PAGE_SIZE));
  const firstRow = page * PAGE_SIZE;
  return { page, firstRow, rowCount: Math.min(PAGE_SIZE, rows - firstRow) };
}
