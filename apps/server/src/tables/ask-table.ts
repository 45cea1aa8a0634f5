/** Asks a worker about the cells of a cleaned table, as people have edited them up to the version that the table has. */
import { editStore, type TableRecord } from "@limpid/database";
import type { LoggedEdit } from "@limpid/edits";
import type { ComputedReading, KeptReply, TableLookups, WorkerMethods } from "@limpid/worker-protocol";
import type { Context } from "../context.ts";
import type { CallOptions } from "../workers/pool-options.ts";
import { reviewPaths } from "./table-paths.ts";

export type TableContext = Pick<Context, "blobs" | "database" | "workers">;

interface AskOptions extends Pick<CallOptions<never>, "spareSlots"> {
  /** The computed columns that are asked about. */
  readonly computed?: readonly ComputedReading[];
}

/** A worker that lacks edits says after which one. The next worker may lack others, so that the third call has all of them. */
const MAX_CALLS = 5;

export async function askTable<Name extends keyof TableLookups>(
  name: Name,
  table: TableRecord,
  wanted: TableLookups[Name]["wanted"],
  { blobs, database: { db }, workers }: TableContext,
  { computed = [], ...options }: AskOptions = {},
): Promise<TableLookups[Name]["found"]> {
  const { id: tableId, version } = table;
  const paths = reviewPaths(blobs, table);
  let newest: readonly LoggedEdit[] = [];
  for (let calls = 1; calls <= MAX_CALLS; calls++) {
    const mark = await editStore.mark(db, tableId, version);
    const input = { paths, edits: { ...mark, newest }, computed, wanted } as WorkerMethods[Name]["input"];
    const reply: KeptReply<TableLookups[Name]["found"]> = await workers.call(name, input, {
      topic: paths.review,
      ...options,
    });
    if (reply.kind === "found") return reply.found;
    newest = await editStore.after(db, { tableId, version, seq: calls === 1 ? reply.seq : 0 });
  }
  throw new Error(`The edits of the table ${tableId} change faster than they are read`);
}
