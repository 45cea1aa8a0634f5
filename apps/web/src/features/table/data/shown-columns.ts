/** The columns in the order of the screen. */
import { useMemo } from "react";
import { isReordered, shownOrder } from "../model/column-order.ts";
import { useTableData, useTableStore } from "./table-context.ts";
import type { TableSession } from "./table-session.ts";

/** The index of each column, from the left. */
export const shownColumns = (table: TableSession): readonly number[] =>
  shownOrder(table.data.get().columns, table.view.get().columnOrder);

/** Returns the same list while the columns and their order stay the same. */
export function useShownColumns(): readonly number[] {
  const columns = useTableData("columns");
  const { columnOrder } = useTableStore("view");
  return useMemo(() => shownOrder(columns, columnOrder), [columns, columnOrder]);
}

/** Whether a column stands elsewhere than in the file. */
export function useIsReordered(): boolean {
  const { columnOrder } = useTableStore("view");
  return isReordered(useTableData("columns"), columnOrder);
}
