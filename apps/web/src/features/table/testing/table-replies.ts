/** What the service replies of a small table that is cleaned. */
import type { CleanPageReply } from "@limpid/contract";
import type { CleanRow } from "../model/table-data.ts";

export { NO_ISSUES } from "../model/issues.ts";

/** The first page, which is the last one. */
export const onlyPage = (rows: readonly CleanRow[]): CleanPageReply => ({
  page_found: true,
  last_page: true,
  data: rows.map((cells, idx) => ({ id: `row-${idx}`, idx, cells: [...cells] })),
});
