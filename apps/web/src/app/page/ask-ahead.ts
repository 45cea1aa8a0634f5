/** The first rows of a table, which the browser has asked for with its page, are taken while the scripts of its screen still run. */
import { firstRequestsOf } from "@limpid/contract";
import { askAhead } from "../../lib/api.ts";
import { pageRequest, tableRequest } from "../../lib/table-requests.ts";

/** The page of a table that is cleaned says which one it is and how many rows come: of others the answer would be another one in a moment. */
export function askForRows(): void {
  const told = document.querySelector<HTMLMetaElement>('meta[name="cleaned-table"]');
  if (told === null) return;
  const id = told.content;
  const pageSize = Number(told.dataset.rows);
  const { columns, page } = firstRequestsOf(id, pageSize);
  askAhead("ingestColumns", tableRequest(id), columns);
  askAhead("ingestPage", pageRequest(id, { page: 0, pageSize, isLoadMode: true }), page);
}
