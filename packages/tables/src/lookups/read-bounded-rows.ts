/** Looks up rows by their numbers, as far as their texts have so many characters together; one at least. */
import { countCharacters, upTo } from "@limpid/table";
import type { EditedTable } from "../read/edited-table.ts";
import { type ChosenRows, readRows } from "./read-rows.ts";

interface BoundedRows {
  readonly rows: readonly number[];
  readonly mostCharacters: number;
}

export async function readBoundedRows(table: EditedTable, { rows, mostCharacters }: BoundedRows): Promise<ChosenRows> {
  const chosen = await readRows(table, rows);
  return { ...chosen, rows: upTo(mostCharacters, chosen.rows, countCharacters) };
}
