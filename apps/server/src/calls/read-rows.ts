import { rowsToWire, withComputedCells } from "@limpid/cells";
import { LIMITS } from "@limpid/contract";
import { editStore } from "@limpid/database";
import { foldEdits } from "@limpid/edits";
import { defineCall } from "../define-call.ts";
import { Problem } from "../problem.ts";
import { askTable, type TableContext } from "../tables/ask-table.ts";
import { computeCells } from "../tables/compute-cells.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";
import { toWireTable } from "../tables/wire-table.ts";

/** The texts of an answer have at most this many characters. */
const MOST_CHARACTERS = 8_000_000;

export const readRows = defineCall("readRows", async ({ params, body }, context: TableContext) => {
  const table = await requireCleanTable(context, params.job_uuid);
  if (body.rows.some((row) => row >= table.cleanedRows)) throw new Problem("unknown_element");
  const { computed } = foldEdits(await editStore.ofColumns(context.database.db, table.id));
  const width = Math.max(1, table.numColumns + computed.length);
  const asked = body.rows.slice(0, Math.max(1, Math.floor(LIMITS.readRowsCells / width)));
  const { rows, edits } = await askTable("readRows", table, { rows: asked, mostCharacters: MOST_CHARACTERS }, context);
  const numbered = rows.map((verdicts, index) => ({ row: asked[index] ?? 0, verdicts }));
  const data = rowsToWire(toWireTable(table), numbered, edits);
  return { version: table.version, data: await withComputedCells(data, computeCells(context, table, computed)) };
});
