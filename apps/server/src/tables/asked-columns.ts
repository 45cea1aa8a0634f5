/**
 * Maps the column numbers of calls, which count computed columns after those of the file. A computed column has its values
 * in a file, which is made on the first question about it.
 */
import { join } from "node:path";
import { editStore, type TableRecord } from "@limpid/database";
import { foldEdits } from "@limpid/edits";
import { TableFiles } from "@limpid/files";
import type { ComputedReading, LookupColumn, StoredColumn } from "@limpid/worker-protocol";
import { Problem } from "../problem.ts";
import type { TableContext } from "./ask-table.ts";
import { buildFingerprint } from "./build-fingerprint.ts";
import { chooseOrder } from "./choose-order.ts";
import { columnReading } from "./column-reading.ts";
import { reviewPaths } from "./table-paths.ts";

interface LookupColumns {
  readonly columns: readonly LookupColumn[];
  /** What a worker needs to know of the computed ones among them. */
  readonly computed: readonly ComputedReading[];
}

/** The columns with these numbers, or all computed ones. Refuses a column that is not there. */
export async function askedColumns(
  table: TableRecord,
  numbers: readonly number[] | "computed",
  context: TableContext,
): Promise<LookupColumns> {
  const isMade = numbers === "computed" || numbers.some((column) => column >= table.numColumns);
  const made = isMade ? await computedColumns(table, context) : [];
  const asked = numbers === "computed" ? made.map((_, index) => table.numColumns + index) : [...new Set(numbers)];
  const computed: ComputedReading[] = [];
  const columns: LookupColumn[] = [];
  for (const column of asked) {
    if (column < table.numColumns) {
      columns.push({ asked: column, ...storedColumn(table, column, context) });
      continue;
    }
    const one = made[column - table.numColumns];
    if (one === undefined) throw new Problem("unknown_element");
    await provideComputed(table, one, context);
    computed.push(one);
    columns.push({ asked: column, column: one.column, order: null, keptPath: null });
  }
  return { columns, computed };
}

/** A column of the file, whose profile is kept. */
export function storedColumn(table: TableRecord, column: number, { blobs }: Pick<TableContext, "blobs">): StoredColumn {
  const files = new TableFiles(blobs, table.id);
  const keptPath = files.path(join(files.profilesName(table), `${column}.json`));
  return { column, order: chooseOrder(table, column), keptPath };
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
