import { findRowLimit, type RowLimit } from "../model/row-limit.ts";
import { useTableStore } from "./table-context.ts";

export function useRowLimit(): RowLimit | null {
  return findRowLimit(useTableStore("state"), useTableStore("data"));
}
