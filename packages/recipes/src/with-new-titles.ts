import type { Recipe } from "@limpid/contract";
import type { CleanTable } from "@limpid/table";
import { matchTitles } from "@limpid/text";

/** Renames columns as the recipe does. */
export function withNewTitles({ columns: asked }: Pick<Recipe, "columns">, table: CleanTable): CleanTable {
  const places = matchTitles(
    asked.map(({ title }) => title),
    table.columns.map(({ title }) => title),
  );
  const titles = new Map(asked.map(({ new_title }, index) => [places[index], new_title]));
  const columns = table.columns.map((column, index) => ({ ...column, title: titles.get(index) ?? column.title }));
  return { ...table, columns };
}
