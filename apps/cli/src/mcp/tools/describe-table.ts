import { describeTable as describe, description, tableId } from "../describe.ts";
import { defineTool } from "../tool.ts";

export const describeTable = defineTool({
  name: "describe_table",
  title: "Describe a table",
  description:
    "The columns of a table with their classes, types, evidence and open decisions, and how many cells need review.",
  input: { table: tableId },
  output: description,
  isReadOnly: true,
  run: ({ table }, { service }) => describe(service, table),
});
