/** The first rows of a table are asked for while the scripts of its screen still run. */
import { LIMITS } from "@limpid/contract";
import { askAhead } from "../lib/api.ts";
import { pageRequest, tableRequest } from "../lib/table-requests.ts";

/** The page of a table that is cleaned says which one it is: of others the answer would be another one in a moment. */
export function askForRows(): void {
  const id = document.querySelector<HTMLMetaElement>('meta[name="cleaned-table"]')?.content;
  if (id === undefined) return;
  askAhead("ingestColumns", tableRequest(id));
  askAhead("ingestPage", pageRequest(id, { page: 0, pageSize: LIMITS.pageSize, isLoadMode: true }));
}
