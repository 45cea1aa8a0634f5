import type { CleanTable } from "@limpid/table";
import type { Replay } from "./replayed.ts";

/** Renames the columns to which the recipe gives a title. */
export function withNewTitles({ applied }: Replay, table: CleanTable): CleanTable {
  const titles = new Map(applied.flatMap(({ kind, index, option }) => (kind === "title" ? [[index, option]] : [])));
  const columns = table.columns.map((column, index) => ({ ...column, title: titles.get(index) ?? column.title }));
  return { ...table, columns };
}
