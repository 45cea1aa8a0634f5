/** What the web process needs to add computed cells to rows that it has: a worker reads the components. */

import type { ComputedCells } from "@limpid/cells";
import type { TableRecord } from "@limpid/database";
import type { ComputedColumn } from "@limpid/edits";
import type { Context } from "../context.ts";
import { columnReading } from "./column-reading.ts";

export function computeCells(
  context: Pick<Context, "blobs" | "workers">,
  table: TableRecord,
  computed: readonly ComputedColumn[],
): ComputedCells {
  return {
    tableId: table.id,
    columnCount: table.numColumns,
    computed,
    readParts: async (source, cells) => {
      const reading = columnReading(context, table, source);
      return reading === undefined ? [] : context.workers.call("readParts", { reading, cells }, { topic: table.id });
    },
  };
}
