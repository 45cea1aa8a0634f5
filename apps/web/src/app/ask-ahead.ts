/** The first rows of a table, which the browser has asked for with its page, are taken while the scripts of its screen still run. */
import { firstRequestsOf, LIMITS, pagesAtATime } from "@limpid/contract";
import { askAhead } from "../lib/api.ts";
import { pageRequest, tableRequest } from "../lib/table-requests.ts";

/** The page of a table that is cleaned says which one it is: of others the answer would be another one in a moment. */
export function askForRows(): void {
  const told = document.querySelector<HTMLMetaElement>('meta[name="cleaned-table"]');
  if (told === null) return;
  const { content: id } = told;
  const columnCount = Number(told.dataset.columns);
  const { columns, page } = firstRequestsOf(id, columnCount);
  const pageSize = pagesAtATime(columnCount) * LIMITS.pageSize;
  askAhead("ingestColumns", tableRequest(id), columns);
  askAhead("ingestPage", pageRequest(id, { page: 0, pageSize, isLoadMode: true }), page);
}
