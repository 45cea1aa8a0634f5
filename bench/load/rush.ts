/** Many people upload a file at the same moment: all are cleaned, in the order in which they came, while others read. */
import assert from "node:assert/strict";
import { ApiClient } from "../../tools/testing/client.ts";
import { checkCleanPage } from "../support/check-page.ts";
import { generateCsv } from "../support/generate-table.ts";
import { rounded } from "../support/statistics.ts";
import type { WatchedServer } from "../support/watched-server.ts";
import { makeReadings } from "./hold-streams.ts";
import { type ReadFigures, readSteadily } from "./read-steadily.ts";

export interface Rush {
  readonly uploads: number;
  readonly megabytes: number;
  readonly cleaned: number;
  /** Until the last one was accepted, and cleaned. */
  readonly acceptedSeconds: number;
  readonly cleanedSeconds: number;
  /** The largest number of places by which one was cleaned before or after its turn. */
  readonly maxPlacesOff: number;
  readonly reads: ReadFigures;
}

const PAGE = 20;

export async function rush(
  { server }: WatchedServer,
  {
    table,
    rows,
    uploads,
    fileRows,
    perSecond,
  }: {
    readonly table: string;
    readonly rows: number;
    readonly uploads: number;
    readonly fileRows: number;
    readonly perSecond: number;
  },
): Promise<Rush> {
  const bytes = generateCsv(fileRows);
  const visitors: ApiClient[] = [];
  while (visitors.length < uploads) visitors.push(await ApiClient.connect(server.url));
  const end = new AbortController();
  const reading = readSteadily(server.url, { perSecond, readings: makeReadings(table, rows), until: end.signal });
  const started = performance.now();
  const since = (): number => (performance.now() - started) / 1000;
  const accepted: string[] = [];
  const cleaned: string[] = [];
  let acceptedSeconds = 0;
  await Promise.all(
    visitors.map(async (visitor, index) => {
      const job = await visitor.upload(bytes, { filename: `rush ${index}.csv` });
      accepted.push(job);
      acceptedSeconds = since();
      await finishPatiently(visitor, job);
      cleaned.push(job);
    }),
  );
  const cleanedSeconds = since();
  end.abort();
  const reads = await reading;
  for (const job of cleaned)
    checkCleanPage((await visitors[0]?.cleanPage(job, 1, PAGE))?.body ?? ({ data: [] } as never), PAGE, PAGE);
  const placesOff = accepted.map((job, place) => Math.abs(cleaned.indexOf(job) - place));
  return {
    uploads,
    megabytes: rounded(bytes.length / 1e6),
    cleaned: cleaned.length,
    acceptedSeconds: rounded(acceptedSeconds),
    cleanedSeconds: rounded(cleanedSeconds),
    maxPlacesOff: Math.max(...placesOff),
    reads,
  };
}

/** A job whose turn comes late says nothing for a while; it is asked again, and begins its story once more. */
export async function finishPatiently(visitor: ApiClient, job: string): Promise<void> {
  for (;;) {
    try {
      const { status } = await visitor.finish(job);
      assert.equal(status, 1);
      return;
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "TimeoutError")) throw error;
    }
  }
}
