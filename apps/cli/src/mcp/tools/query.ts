import { z } from "zod";
import { readPage, rowsPage } from "../read-page.ts";
import { defineTool } from "../tool.ts";

const MAX_ROWS = 100;

export const query = defineTool({
  name: "query",
  title: "Query tables by SQL",
  description:
    'One SELECT over cleaned tables, each called by its id or its name in double quotes: SELECT * FROM "<table>" LIMIT 10. ' +
    "Names are those of your own tables and of published ones. Columns are named by their titles, quoted where needed, and have types. " +
    "Tables can be joined. The result is kept as a view, which a person can open.",
  input: {
    sql: z.string().min(1).max(100_000),
    page: z.number().int().min(0).default(0),
    page_size: z.number().int().min(1).max(MAX_ROWS).default(50),
  },
  output: {
    view: z.string().describe("Its id; read_rows and export_table take it, too"),
    view_url: z.string(),
    num_rows: z.number(),
    truncated: z.boolean().describe("There are more rows than are kept"),
    ...rowsPage,
  },
  isReadOnly: true,
  run: async ({ sql, page, page_size }, { service }) => {
    const { view_uuid, num_rows, truncated } = await service.call("sql", {
      body: { session_uuid: service.sessionId, query: sql },
    });
    const { shown } = await readPage(service, view_uuid, { page, page_size });
    return { view: view_uuid, view_url: `${service.url}/view/${view_uuid}`, num_rows, truncated, ...shown };
  },
});
