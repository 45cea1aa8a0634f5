/** What the service replies of a small table that is cleaned. */
import type { CleanPageReply, IssuesReply } from "@limpid/contract";
import type { CleanRow } from "../model/table-data.ts";

export const NO_ISSUES: IssuesReply = {
  counts: { not_clean: 0, invalid_data: 0, missing_data: 0 },
  mean_prob: 1,
  issues: [],
  truncated: false,
};

/** The first page, which is the last one. */
export const pageOf = (rows: readonly CleanRow[]): CleanPageReply => ({
  page_found: true,
  last_page: true,
  data: rows.map((cells, idx) => ({ id: `row-${idx}`, idx, cells: [...cells] })),
});
