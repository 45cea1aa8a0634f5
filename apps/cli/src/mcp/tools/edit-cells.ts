import { utcStamp } from "@limpid/contract";
import { cellId, columnId, rowId } from "@limpid/table";
import { z } from "zod";
import { tableId } from "../describe.ts";
import { defineTool } from "../tool.ts";

const MAX_EDITS = 100;

export const editCells = defineTool({
  name: "edit_cells",
  title: "Edit cells",
  description:
    "Writes values into cells, as a person would: each is an edit that appears, with its time, in the history of its cell. null means no data. Values that the column's class rejects are kept and marked as invalid.",
  input: {
    table: tableId,
    edits: z
      .array(
        z.object({
          row: z.number().int().min(0),
          column: z.number().int().min(0),
          value: z.string().max(100_000).nullable(),
        }),
      )
      .min(1)
      .max(MAX_EDITS),
  },
  output: {
    edited: z.number(),
    /** Written, and marked as not valid: the class of the column says why. */
    doubted: z.array(z.object({ row: z.number(), column: z.number(), reason: z.string() })),
    refused: z.array(z.object({ row: z.number(), column: z.number(), reason: z.string() })),
  },
  isReadOnly: false,
  run: async ({ table, edits }, { service }) => {
    const doubted: { row: number; column: number; reason: string }[] = [];
    const refused: { row: number; column: number; reason: string }[] = [];
    for (const { row, column, value } of edits) {
      const id = cellId(table, row, column);
      const body = {
        dt_utc: utcStamp(new Date()),
        session_uuid: service.sessionId,
        dataframe_uuid: table,
        action: "edit_cell_output" as const,
        row_uuid: rowId(table, row),
        column_uuid: columnId(table, column),
        cell_uuid: id,
        value,
      };
      try {
        const { refusal } = await service.call("editCell", { params: { cell_id: id }, body });
        if (refusal !== undefined) doubted.push({ row, column, reason: refusal });
      } catch (error) {
        refused.push({ row, column, reason: error instanceof Error ? error.message : String(error) });
      }
    }
    return { edited: edits.length - refused.length, doubted, refused };
  },
});
