/** Reads pages at random places of a finished table, one after the other. */
import type { ApiClient } from "../../tools/testing/client.ts";
import { checkCleanPage, checkIngestPage } from "../support/check-page.ts";
import { percentile } from "../support/statistics.ts";

export interface PageTimes {
  readonly requests: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

const PAGE_SIZE = 20;
const REQUESTS = 400;
/** The first few find nothing open yet. */
const WARM_UP = 20;

export async function timePages(
  client: ApiClient,
  job: string,
  rows: number,
  source: "ingest" | "clean",
): Promise<PageTimes> {
  const times: number[] = [];
  const pages = Math.ceil(rows / PAGE_SIZE);
  for (let request = 0; request < REQUESTS + WARM_UP; request++) {
    const page = Math.floor(Math.random() * pages);
    const firstRow = page * PAGE_SIZE;
    const rowCount = Math.min(PAGE_SIZE, rows - firstRow);
    const started = performance.now();
    if (source === "ingest") {
      const { body } = await client.ingestPage(job, page);
      times.push(performance.now() - started);
      checkIngestPage(body, firstRow, rowCount);
    } else {
      const { body } = await client.cleanPage(job, page);
      times.push(performance.now() - started);
      checkCleanPage(body, firstRow, rowCount);
    }
  }
  const steady = times.slice(WARM_UP);
  return {
    requests: steady.length,
    p50Ms: percentile(steady, 50),
    p99Ms: percentile(steady, 99),
    maxMs: Math.max(...steady),
  };
}
