/** Makes a table of the screen: a query cache of its own that knows how each part is asked for, and what nothing is known of yet. */
import type { TableReply } from "@limpid/contract";
import { cachedStore } from "../../../lib/cached-store.ts";
import { createStore } from "../../../lib/store.ts";
import { NO_LOG } from "../model/edit-log.ts";
import { NO_HISTORY } from "../model/history.ts";
import { NO_ISSUES } from "../model/issues.ts";
import { NO_PROPOSALS } from "../model/proposals.ts";
import { EVERY_ROW } from "../model/shown-rows.ts";
import { NEW_TABLE } from "../model/table-state.ts";
import { FIRST_VIEW } from "../model/view-state.ts";
import { createTableCache } from "./create-table-cache.ts";
import { createTableData } from "./create-table-data.ts";
import { layRecord } from "./lay-record.ts";
import { readOutbox } from "./outbox-queue.ts";
import { PARTS, partNames } from "./parts.ts";
import { createReplyOrder } from "./reply-order.ts";
import type { TableOptions, TableSession } from "./table-session.ts";

export function createTableSession(options: TableOptions): TableSession {
  const isFollowed = { current: true };
  const queries = createTableCache(() => isFollowed.current);
  for (const part of partNames)
    queries.setQueryDefaults<unknown>([part], {
      queryFn: ({ signal }) => PARTS[part](table, signal),
      // Each reply of them counts, also where it is what it was before something was shown ahead of it.
      structuralSharing: part !== "table" && part !== "rows",
    });
  const table: TableSession = {
    ...options,
    queries,
    record: cachedStore<TableReply | null>(queries, ["table"], null),
    state: createStore(NEW_TABLE),
    data: createTableData(queries),
    serverIssues: cachedStore(queries, ["issues"], NO_ISSUES),
    outbox: readOutbox(queries),
    proposals: cachedStore(queries, ["proposals"], NO_PROPOSALS),
    editLog: cachedStore(queries, ["log"], NO_LOG),
    history: createStore(NO_HISTORY),
    ownBatches: new Set(),
    view: createStore(FIRST_VIEW),
    rows: cachedStore(queries, ["rows shown"], EVERY_ROW),
    replies: createReplyOrder(),
    underWay: { current: 0 },
    lastEvent: { id: "" },
    isFollowed,
    shownChange: { current: -1 },
    grid: { current: null },
  };
  queries.setQueryData(["other rows"], 0);
  table.record.subscribe(() => layRecord(table));
  return table;
}
