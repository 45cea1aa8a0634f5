import { z } from "zod";
import { tableId } from "../describe.ts";
import { readPage, rowsPage } from "../read-page.ts";
import { defineTool } from "../tool.ts";

const MAX_ROWS = 50;

export const readRows = defineTool({
  name: "read_rows",
  title: "Read rows",
  description: "A page of the cleaned rows; null means no data. Cells that need review are listed with their reason.",
  input: {
    table: tableId,
    page: z.number().int().min(0).default(0),
    page_size: z.number().int().min(1).max(MAX_ROWS).default(20),
  },
  output: {
    ...rowsPage,
    issues: z.array(z.object({ row: z.number(), column: z.string(), raw: z.string(), reason: z.string().nullable() })),
  },
  isReadOnly: true,
  run: async ({ table, page, page_size }, { service }) => {
    const { shown, data } = await readPage(service, table, { page, page_size });
    return {
      ...shown,
      issues: data.flatMap(({ idx, cells }) =>
        cells.flatMap((cell, column) =>
          cell.is_clean && cell.is_valid
            ? []
            : [{ row: idx, column: shown.titles[column] ?? "", raw: cell.raw_input, reason: cell.msg }],
        ),
      ),
    };
  },
});
