import type { CatalogueTable, SearchScope, SearchSort } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { sessionReady } from "../../../lib/session.ts";

export interface Search {
  readonly text: string;
  readonly scope: SearchScope;
  readonly sort: SearchSort;
}

export async function searchTables({ text, scope, sort }: Search, signal: AbortSignal): Promise<CatalogueTable[]> {
  const { sessionId } = await sessionReady();
  const body = { session_uuid: sessionId, scope, search_text: text, sort_order: sort };
  return (await call("search", { body, signal })).results;
}
