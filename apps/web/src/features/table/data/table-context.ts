/** The table of the screen, for everything on it. */
import { createContext, useContext, useSyncExternalStore } from "react";
import { type Readable, useStore } from "../../../lib/store.ts";
import type { TableData } from "../model/table-data.ts";
import type { TableSession } from "./table-session.ts";

export const TableContext = createContext<TableSession | null>(null);

export function useTable(): TableSession {
  const table = useContext(TableContext);
  if (table === null) throw new Error("Parts of the table screen stand inside <TableContext>");
  return table;
}

type Stores = {
  readonly [Key in keyof TableSession as TableSession[Key] extends Readable<infer _> ? Key : never]: TableSession[Key];
};

/** Returns a part of the data, so that its components are not drawn again for every page that arrives. */
export function useTableData<Key extends keyof TableData>(key: Key): TableData[Key] {
  const { data } = useTable();
  return useSyncExternalStore(data.subscribe, () => data.get()[key]);
}

export function useTableStore<Key extends keyof Stores>(
  key: Key,
): Stores[Key] extends Readable<infer State> ? State : never {
  const table = useTable();
  return useStore(table[key] as Readable<unknown>) as Stores[Key] extends Readable<infer State> ? State : never;
}
