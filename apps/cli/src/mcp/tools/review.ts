import { z } from "zod";
import { tableId } from "../describe.ts";
import { defineTool } from "../tool.ts";

const MAX_CELLS = 50;
const kind = z.enum(["changed", "missing", "flagged", "edited"]);

export const review = defineTool({
  name: "review",
  title: "Review by kind",
  description:
    "What was done to the cells, by kind and rule: counts by column, and a page of the cells themselves. flagged: unchanged, for " +
    "a person to decide. Without kind and rule, the counts of all with the first cells.",
  input: {
    table: tableId,
    kind: kind.optional(),
    rule: z.string().max(200).optional(),
    column: z.number().int().min(0).optional().describe("Index of a column"),
    offset: z.number().int().min(0).max(100_000).default(0),
    limit: z.number().int().min(0).max(MAX_CELLS).default(10),
  },
  output: {
    kinds: z.array(
      z.object({
        kind,
        rule: z.string(),
        title: z.string(),
        is_repair: z.boolean().describe("A corrected value; otherwise the same one reformatted"),
        cells: z.number(),
        columns: z.array(z.object({ index: z.number(), cells: z.number() })),
      }),
    ),
    matching: z.number(),
    cells: z.array(
      z.object({
        row: z.number(),
        column: z.number(),
        kind,
        raw: z.string(),
        output: z.string().nullable(),
        rule: z.string(),
        probability: z.number(),
        reason: z.string(),
      }),
    ),
  },
  isReadOnly: true,
  run: async ({ table, ...asked }, { service }) => {
    const query = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
    const { rules, matching, changes } = await service.call("changes", { params: { job_uuid: table }, query });
    return {
      kinds: rules.map(({ repair, total, columns, ...rule }) => ({
        ...rule,
        is_repair: repair,
        cells: total,
        columns: columns.map(({ column, count }) => ({ index: column, cells: count })),
      })),
      matching,
      cells: changes.map(({ raw_input, prob, msg, ...cell }) => ({
        ...cell,
        raw: raw_input,
        probability: prob,
        reason: msg,
      })),
    };
  },
});
