import { useMemo } from "react";
import { hiddenOf } from "../model/hidden-columns.ts";
import { useTableData, useTableStore } from "./table-context.ts";

/** The same set as long as it says the same: the grid measures its columns anew when it changes. */
export function useHiddenColumns(): ReadonlySet<number> {
  const { hiddenColumns } = useTableStore("view");
  const columns = useTableData("columns");
  return useMemo(() => hiddenOf(hiddenColumns, columns.length), [hiddenColumns, columns.length]);
}
