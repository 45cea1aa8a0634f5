/** The bar above the grid that finds or replaces a text in the whole table, or goes to a row. */

import { useTable, useTableStore } from "../../data/table-context.ts";
import { changeView } from "../../data/table-session.ts";
import { FindBar } from "./find-bar.tsx";
import { RowBar } from "./row-bar.tsx";

export function Finder() {
  const table = useTable();
  const { finder } = useTableStore("view");
  if (finder === null) return null;
  const close = (): void => {
    changeView(table, { finder: null });
    table.grid.current?.focus();
  };
  return finder.kind === "row" ? <RowBar onClose={close} /> : <FindBar finder={finder} onClose={close} />;
}
