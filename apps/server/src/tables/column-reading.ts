/** What a worker needs to know of a column to read its values as cleaning did. */

import type { TableRecord } from "@limpid/database";
import type { ComputedColumn } from "@limpid/edits";
import type { ColumnReading } from "@limpid/worker-protocol";
import type { Context } from "../context.ts";
import { keptPaths } from "./kept-paths.ts";

/** Undefined of a column that is not cleaned. */
export function columnReading(
  context: Pick<Context, "blobs">,
  { id, columns }: Pick<TableRecord, "id" | "columns">,
  column: number,
): ColumnReading | undefined {
  const cleaned = columns[column]?.clean;
  if (cleaned === undefined || cleaned === null) return undefined;
  const { entity: guess, decisions } = cleaned;
  const decided = Object.fromEntries(
    decisions.flatMap((decision) => (decision.inForce === null ? [] : [[decision.id, decision.inForce]])),
  );
  return { column, studyPath: keptPaths(context, id)?.study ?? null, guess, decided };
}

/** Describes the columns that computed columns are made of, each once. */
export function readColumnReadings(
  context: Pick<Context, "blobs">,
  table: Pick<TableRecord, "id" | "columns">,
  computed: readonly ComputedColumn[],
): readonly ColumnReading[] {
  const sources = new Set(computed.map(({ source }) => source));
  return [...sources].flatMap((source) => columnReading(context, table, source) ?? []);
}
