/** The first cells of a column as one's own choice cleans them, shown while the rest is still being cleaned. */
import type { TableMessage } from "@limpid/contract";
import { isUnsaved } from "../model/outbox.ts";
import { withCell } from "../model/table-data.ts";
import { type TableSession, update } from "./table-session.ts";

type CleaningData = Extract<TableMessage, { readonly event: "cleaning" }>["data"];

export function showCleaning(table: TableSession, { edit_uuid, column_uuid, first_row, cells }: CleaningData): void {
  const isAwaited = table.outbox.get().some((entry) => entry.id === edit_uuid && isUnsaved(entry));
  const column = table.data.get().columns.findIndex(({ id }) => id === column_uuid);
  if (!isAwaited || column < 0) return;
  update(table.data, (data) =>
    cells.reduce((shown, cell, index) => withCell(shown, first_row + index, column, cell), data),
  );
}
