import { useMemo } from "react";
import { existingHidden } from "../model/hidden-columns.ts";
import { useTableData, useTableStore } from "./table-context.ts";

/** Returns the same object while its content is the same, because the grid measures its columns again for a new one. */
export function useHiddenColumns(): ReadonlySet<number> {
  const { hiddenColumns } = useTableStore("view");
  const columns = useTableData("columns");
  return useMemo(() => existingHidden(hiddenColumns, columns.length), [hiddenColumns, columns.length]);
}
