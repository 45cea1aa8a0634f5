/** Takes a column out of sight, and brings it back. The focus goes to a header that is there. */
import { HEADER_ROW } from "../../../ui/grid/position.ts";
import { shownColumns } from "../data/shown-columns.ts";
import { changeView, type TableSession } from "../data/table-session.ts";
import { besideColumn } from "../model/hidden-columns.ts";

export function hideColumn(table: TableSession, column: number): void {
  const hiddenColumns = new Set(table.view.get().hiddenColumns).add(column);
  changeView(table, { hiddenColumns });
  goToHeader(table, besideColumn(column, hiddenColumns, shownColumns(table)));
}

/** A place that is gone to is shown. */
export function showColumn(table: TableSession, column: number): void {
  const { hiddenColumns } = table.view.get();
  if (hiddenColumns.has(column))
    changeView(table, { hiddenColumns: new Set([...hiddenColumns].filter((hidden) => hidden !== column)) });
}

export function showAllColumns(table: TableSession): void {
  const [first = 0] = [...table.view.get().hiddenColumns].sort((one, other) => one - other);
  changeView(table, { hiddenColumns: new Set() });
  goToHeader(table, first);
}

export function goToHeader(table: TableSession, column: number): void {
  table.grid.current?.goTo({ row: HEADER_ROW, column });
}
