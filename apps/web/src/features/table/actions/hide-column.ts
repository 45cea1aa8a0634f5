/** Takes a column out of sight, and brings it back. The focus goes to a header that is there. */
import { HEADER_ROW } from "../../../ui/grid/position.ts";
import { changeView, type Job } from "../data/job.ts";
import { shownOrder } from "../model/column-order.ts";
import { besideColumn } from "../model/hidden-columns.ts";

export function hideColumn(job: Job, column: number): void {
  const hiddenColumns = new Set(job.view.get().hiddenColumns).add(column);
  changeView(job, { hiddenColumns });
  goToHeader(job, besideColumn(column, hiddenColumns, shownOrder(job.data.get().columns)));
}

/** A place that is gone to is shown. */
export function showColumn(job: Job, column: number): void {
  const { hiddenColumns } = job.view.get();
  if (hiddenColumns.has(column))
    changeView(job, { hiddenColumns: new Set([...hiddenColumns].filter((hidden) => hidden !== column)) });
}

export function showAllColumns(job: Job): void {
  const [first = 0] = [...job.view.get().hiddenColumns].sort((one, other) => one - other);
  changeView(job, { hiddenColumns: new Set() });
  goToHeader(job, first);
}

export function goToHeader(job: Job, column: number): void {
  job.grid.current?.goTo({ row: HEADER_ROW, column });
}
