import { type ColumnReply, utcStamp } from "@limpid/contract";
import { answeredQuestion, columnId, GIVEN_TEXT } from "@limpid/table";
import { z } from "zod";
import { describeTable, description, tableId } from "../describe.ts";
import { defineTool, ToolRefusal } from "../tool.ts";

export const decide = defineTool({
  name: "decide",
  title: "Decide for a column",
  description:
    "Decides what the cells of a column leave open (decision and option, as describe_table lists them), answers a question of it, " +
    "or changes the column's class. One value of a question is answered by the question's id, a colon and the value; its option may " +
    "also be = and a text. " +
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
    const asked = decision === undefined ? undefined : askedFor(decision, found);
    if (decision !== undefined && asked === undefined)
      throw new ToolRefusal(`Column "${found.title}" has no decision "${decision}"`);
    const options = asked?.options.map(({ id }) => id) ?? [];
    const isGiven = asked !== undefined && asked.id !== decision && value?.startsWith(GIVEN_TEXT) === true;
    if (value !== null && asked !== undefined && !options.includes(value) && !isGiven)
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

/** The decision or the question that the id names; a value alone is decided by the options of its question. */
function askedFor(decision: string, { decisions = [], questions = [] }: ColumnReply) {
  const all = [...decisions, ...questions];
  return all.find(({ id }) => id === decision) ?? all.find(({ id }) => id === answeredQuestion(decision));
}
