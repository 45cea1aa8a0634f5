/**
 * Maps the column numbers of calls, which count computed columns after those of the file. A computed column has its values
 * in a file, which is made on the first question about it.
 */
import { editStore, type TableRecord } from "@limpid/database";
import { foldEdits } from "@limpid/edits";
import { TableFiles } from "@limpid/files";
import type { ComputedReading, ValueOrder } from "@limpid/worker-protocol";
import { Problem } from "../problem.ts";
import { askTable, type TableContext } from "./ask-table.ts";
import { buildFingerprint } from "./build-fingerprint.ts";
import { chooseOrder } from "./choose-order.ts";
import { columnReading } from "./column-reading.ts";
import { reviewPaths } from "./table-paths.ts";

export interface RequestedColumns {
  /** What a worker needs to know of the computed ones among them. */
  readonly computed: readonly ComputedReading[];
  /** Gives the number by which a worker knows a column; it stays the same when another column is removed. */
  readonly toWorker: (column: number) => number;
  /** Tells how the values of a column are ordered. */
  readonly chooseOrder: (column: number) => Promise<ValueOrder>;
}

/** Refuses a column that is not there. */
export async function askedColumns(
  table: TableRecord,
  numbers: readonly number[],
  context: TableContext,
): Promise<RequestedColumns> {
  const wanted = [...new Set(numbers)].filter((column) => column >= table.numColumns);
  const made = wanted.length === 0 ? [] : await computedColumns(table, context);
  const inWorker = (column: number): ComputedReading | undefined => made[column - table.numColumns];
  const computed: ComputedReading[] = [];
  for (const column of wanted) {
    const one = inWorker(column);
    if (one === undefined) throw new Problem("unknown_element");
    await provideComputed(table, one, context);
    computed.push(one);
  }
  return {
    computed,
    toWorker: (column) => inWorker(column)?.column ?? column,
    chooseOrder: async (column) => {
      const one = inWorker(column);
      if (one === undefined) return chooseOrder(table, column);
      return await askTable("findOrder", table, one.column, context, { computed: [one] });
    },
  };
}

/** All that there are, in the order of their numbers. */
export async function computedColumns(
  table: TableRecord,
  context: Pick<TableContext, "blobs" | "database">,
): Promise<readonly ComputedReading[]> {
  const { computed } = foldEdits(await editStore.ofColumns(context.database.db, table.id));
  const files = new TableFiles(context.blobs, table.id);
  return computed.flatMap(({ source, component, ordinal }) => {
    const reading = columnReading(context, table, source);
    if (reading === undefined) return [];
    const column = table.numColumns + ordinal;
    const path = files.path(files.computedName(table, buildFingerprint, column));
    return { column, component, reading, path };
  });
}

/** Files that are being made, by path: later requests wait for the same file. */
const makings = new Map<string, Promise<unknown>>();

/** Makes the file of a computed column from its cleaned source if it does not exist yet. */
export async function provideComputed(
  table: TableRecord,
  computed: ComputedReading,
  { blobs, workers }: TableContext,
): Promise<void> {
  const { path } = computed;
  const key = blobs.keyOf(path);
  if (key !== undefined && (await blobs.touch(key))) return;
  const paths = reviewPaths(blobs, table);
  const make = async (): Promise<unknown> => {
    // Others may wait for it when the first one is gone.
    const options = { topic: paths.review, spareSlots: 1, signal: new AbortController().signal };
    return await workers.call("keepComputed", { paths, computed }, options);
  };
  const making = makings.get(path) ?? make().finally(() => makings.delete(path));
  makings.set(path, making);
  await making;
}
