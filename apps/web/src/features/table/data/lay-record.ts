import { withRowsEdits } from "../model/outbox.ts";
import { mergeTable } from "../model/table-state.ts";
import { type TableSession, update } from "./table-session.ts";

/** Merges the table's record with the messages of its streams and with the rows that are here. */
export function layRecord(table: TableSession): void {
  const record = table.record.get();
  if (record === null) return;
  if (table.lastEvent.id === "") table.lastEvent.id = record.last_event_id;
  update(table.state, (state) => mergeTable(state, record));
  update(table.data, (data) => ({
    ...data,
    pageSize: record.page_size,
    rowCount: record.basics.num_rows,
    cleanedRows: record.cleaned_rows,
    leftOut: withRowsEdits(
      table.outbox.get(),
      record.left_out.map(({ first_row, last_row }) => [first_row, last_row]),
    ),
  }));
}
