import { useTableStore } from "../data/table-context.ts";
import { useIsPhone } from "./use-is-phone.ts";

/** On a phone the issues come first, and the table when it is asked for. */
export function useHasGrid(): boolean {
  const isPhone = useIsPhone();
  const { showsGrid } = useTableStore("view");
  return !isPhone || showsGrid;
}
