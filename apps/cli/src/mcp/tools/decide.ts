import { utcStamp } from "@limpid/contract";
import { columnId } from "@limpid/table";
import { z } from "zod";
import { describeTable, description, tableId } from "../describe.ts";
import { defineTool, ToolRefusal } from "../tool.ts";

export const decide = defineTool({
  name: "decide",
  title: "Decide for a column",
  description:
    "Decides what the cells of a column leave open (decision and option, as describe_table lists them), or changes the column's class. " +
    "The table is cleaned again. An option or class of null resets the decision to automatic.",
  input: {
    table: tableId,
    column: z.number().int().min(0).describe("Index of the column"),
    decision: z.string().max(500).optional().describe("Id of a decision; omit it to choose a class"),
    value: z.string().max(1000).nullable().describe("Id of the option, or of the class"),
  },
  output: description,
  isReadOnly: false,
  run: async ({ table, column, decision, value }, { service }) => {
    const columns = await service.call("cleanColumns", { params: { job_uuid: table }, body: {} });
    const found = columns[column];
    if (found === undefined)
      throw new ToolRefusal(`The table has ${columns.length} columns; there is no column ${column}`);
    const options = found.decisions?.find(({ id }) => id === decision)?.options.map(({ id }) => id);
    if (decision !== undefined && options === undefined)
      throw new ToolRefusal(`Column "${found.title}" has no decision "${decision}"`);
    if (value !== null && options?.includes(value) === false)
      throw new ToolRefusal(`"${decision}" has the options ${options.join(", ")}`);
    await service.call("editColumn", {
      params: { column_id: columnId(table, column) },
      body: {
        dt_utc: utcStamp(new Date()),
        session_uuid: service.sessionId,
        dataframe_uuid: table,
        column_uuid: columnId(table, column),
        value,
        ...(decision === undefined
          ? { action: "edit_column_entity" as const }
          : { action: "edit_column_decision" as const, decision }),
      },
    });
    return describeTable(service, table);
  },
});
