/** The first rows of a table, which the browser has asked for with its page, are taken while the scripts of its screen still run. */
import { planFirstRequests } from "@limpid/contract";
import { askAhead } from "../../lib/api.ts";
import { pageRequest, tableRequest } from "../../lib/table-requests.ts";

/** Only the page of a cleaned table names it and its first rows, because the answer for any other table would soon be outdated. */
export function askForRows(): void {
  const opened = document.querySelector<HTMLMetaElement>('meta[name="cleaned-table"]');
  if (opened === null) return;
  const id = opened.content;
  const pageSize = Number(opened.dataset.rows);
  const { columns, page } = planFirstRequests(id, pageSize);
  askAhead("ingestColumns", tableRequest(id), columns);
  askAhead("ingestPage", pageRequest(id, { page: 0, pageSize, isLoadMode: true }), page);
}
