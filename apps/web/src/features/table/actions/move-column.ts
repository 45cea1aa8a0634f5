/** Puts a column of the file elsewhere on the screen. The file and what is exported keep their order. */
import { LABELS } from "@limpid/contract";
import { postMessage } from "../../../lib/messages.ts";
import { shownColumns } from "../data/shown-columns.ts";
import { changeView, type TableSession } from "../data/table-session.ts";
import { moveColumn } from "../model/column-order.ts";

/** `target` is the column whose place it takes. */
export function moveColumnTo(table: TableSession, column: number, target: number): void {
  const { columns } = table.data.get();
  const columnOrder = moveColumn(columns, table.view.get().columnOrder, column, target);
  const { active } = table.view.get();
  changeView(table, { columnOrder });
  // The grid knows places on the screen: the active cell goes with its column.
  table.grid.current?.show(active);
  const own = shownColumns(table).filter((index) => columns[index]?.computed !== true);
  postMessage(LABELS.columnMoved(columns[column]?.title ?? "", own.indexOf(column) + 1, own.length));
}

/** The next column of the file that is shown to the left (-1) or to the right (1); undefined at the end. */
export function findNeighbour(table: TableSession, column: number, step: 1 | -1): number | undefined {
  const { columns } = table.data.get();
  const { hiddenColumns } = table.view.get();
  const own = shownColumns(table).filter(
    (index) => index === column || (columns[index]?.computed !== true && !hiddenColumns.has(index)),
  );
  return own[own.indexOf(column) + step];
}

export function resetOrder(table: TableSession): void {
  const { active } = table.view.get();
  changeView(table, { columnOrder: [] });
  table.grid.current?.show(active);
}
