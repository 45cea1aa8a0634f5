import { z } from "zod";
import { tableId } from "../describe.ts";
import { defineTool } from "../tool.ts";

const MAX_ROWS = 50;

export const readRows = defineTool({
  name: "read_rows",
  title: "Read rows",
  description:
    "A page of the cleaned rows; null is no data. Cells that somebody should look at are named with their reason.",
  input: {
    table: tableId,
    page: z.number().int().min(0).default(0),
    page_size: z.number().int().min(1).max(MAX_ROWS).default(20),
  },
  output: {
    titles: z.array(z.string()),
    rows: z.array(z.array(z.string().nullable())),
    issues: z.array(z.object({ row: z.number(), column: z.string(), raw: z.string(), reason: z.string().nullable() })),
    last_page: z.boolean(),
  },
  isReadOnly: true,
  run: async ({ table, page, page_size }, { service }) => {
    const params = { job_uuid: table };
    const [columns, { data, last_page }] = await Promise.all([
      service.call("cleanColumns", { params, body: {} }),
      service.call("cleanPage", { params, body: { page, page_size } }),
    ]);
    const titles = columns.map(({ title }) => title);
    return {
      titles,
      rows: data.map(({ cells }) => cells.map(({ output, has_data }) => (has_data ? output : null))),
      issues: data.flatMap(({ idx, cells }) =>
        cells.flatMap((cell, column) =>
          cell.is_clean && cell.is_valid
            ? []
            : [{ row: idx, column: titles[column] ?? "", raw: cell.raw_input, reason: cell.msg }],
        ),
      ),
      last_page,
    };
  },
});
