/** The job of the screen, for everything on it. */
import { createContext, useContext, useSyncExternalStore } from "react";
import { type Store, useStore } from "../../../lib/store.ts";
import type { TableData } from "../model/table-data.ts";
import type { Job } from "./job.ts";

export const TableContext = createContext<Job | null>(null);

export function useTable(): Job {
  const job = useContext(TableContext);
  if (job === null) throw new Error("Parts of the table screen stand inside <TableContext>");
  return job;
}

type Stores = { readonly [Key in keyof Job as Job[Key] extends Store<infer _> ? Key : never]: Job[Key] };

/** A part of the data: whoever shows it is not drawn again with every page that comes. */
export function useTableData<Key extends keyof TableData>(key: Key): TableData[Key] {
  const { data } = useTable();
  return useSyncExternalStore(data.subscribe, () => data.get()[key]);
}

export function useTableStore<Key extends keyof Stores>(
  key: Key,
): Stores[Key] extends Store<infer State> ? State : never {
  const job = useTable();
  return useStore(job[key] as Store<unknown>) as Stores[Key] extends Store<infer State> ? State : never;
}
