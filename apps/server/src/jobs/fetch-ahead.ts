/**
 * Fetches the file of a URL before its table is queued, so that a slow site delays no other table. A file that a stop leaves
 * unfetched is queued by the next start, or with PostgreSQL by another process, and its job fetches it.
 */
import { CLIENT_ERRORS } from "@limpid/contract";
import type { TableRecord } from "@limpid/database";
import type { Context } from "../context.ts";
import { FetchTurns } from "../fetch/fetch-turns.ts";
import { FetchError } from "../fetch/safe-fetch.ts";
import { nameVisitor } from "../tables/name-visitor.ts";
import { fetchUpload } from "./fetch-upload.ts";
import { JobEventLog } from "./job-event-log.ts";

type Needs = Pick<Context, "blobs" | "config" | "database" | "jobs" | "log">;

const turns = new FetchTurns({ running: 16, ofVisitor: 4 });

export function fetchAhead(table: TableRecord, context: Needs): void {
  turns
    .take(nameVisitor(table), () => fetchAndQueue(table, context))
    .catch((error: unknown) => context.log.error({ err: error, tableId: table.id }, "a table could not be queued"));
}

async function fetchAndQueue(table: TableRecord, context: Needs): Promise<void> {
  try {
    await fetchUpload(table, context);
  } catch (error) {
    if (error instanceof FetchError)
      return await new JobEventLog(context, table.id).fail(
        "IngestFile",
        `${CLIENT_ERRORS.couldNotRead}: ${error.message}`,
      );
    context.log.warn({ err: error, tableId: table.id }, "a file could not be fetched; its job tries again");
  }
  await context.jobs.enqueue(table.id);
}
