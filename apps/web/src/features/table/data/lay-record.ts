import { mergeTable } from "../model/job-state.ts";
import { withRowsEdits } from "../model/outbox.ts";
import { type Job, update } from "./job.ts";

/** Puts what the table's own record says to what its streams have said, and to the rows that are here. */
export function layRecord(job: Job): void {
  const table = job.record.get();
  if (table === null) return;
  if (job.lastEvent.id === "") job.lastEvent.id = table.last_event_id;
  update(job.state, (state) => mergeTable(state, table));
  update(job.data, (data) => ({
    ...data,
    pageSize: table.page_size,
    rowCount: table.basics.num_rows,
    cleanedRows: table.cleaned_rows,
    leftOut: withRowsEdits(
      job.outbox.get(),
      table.left_out.map(({ first_row, last_row }) => [first_row, last_row]),
    ),
  }));
}
