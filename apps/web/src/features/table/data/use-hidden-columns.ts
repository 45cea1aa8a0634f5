import { hiddenOf } from "../model/hidden-columns.ts";
import { useTableStore } from "./table-context.ts";

export function useHiddenColumns(): ReadonlySet<number> {
  const { hiddenColumns } = useTableStore("view");
  const { columns } = useTableStore("data");
  return hiddenOf(hiddenColumns, columns.length);
}
