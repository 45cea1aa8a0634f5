import { type RowLimit, rowLimitOf } from "../model/row-limit.ts";
import { useTableStore } from "./table-context.ts";

export function useRowLimit(): RowLimit | null {
  return rowLimitOf(useTableStore("state"), useTableStore("data"));
}
