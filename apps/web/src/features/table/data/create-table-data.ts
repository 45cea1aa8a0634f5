/** The table as far as it is here, put together of its columns and its rows, which come by themselves. */
import type { ColumnReply } from "@limpid/contract";
import type { QueryClient } from "@tanstack/react-query";
import { cachedStore } from "../../../lib/cached-store.ts";
import type { Store } from "../../../lib/store.ts";
import { NO_DATA, type TableData } from "../model/table-data.ts";

export function createTableData(queries: QueryClient): Store<TableData> {
  const columns = cachedStore<readonly ColumnReply[]>(queries, ["columns"], NO_DATA.columns);
  const rows = cachedStore<TableData>(queries, ["rows"], NO_DATA);
  let data = NO_DATA;
  let source = rows.get();
  return {
    get: () => {
      if (source !== rows.get() || data.columns !== columns.get()) {
        source = rows.get();
        data = { ...source, columns: columns.get() };
      }
      return data;
    },
    set: (next) => {
      const before = data;
      const hasRows = (Object.keys(next) as (keyof TableData)[]).some(
        (key) => key !== "columns" && next[key] !== before[key],
      );
      columns.set(next.columns);
      if (hasRows) rows.set(next);
    },
    subscribe: (listener) => {
      const stops = [columns.subscribe(listener), rows.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
