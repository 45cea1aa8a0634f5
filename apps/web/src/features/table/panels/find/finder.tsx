/** Above the grid: a text is looked for in the whole table, or replaced in it, or a row is gone to. */
import { changeView } from "../../data/job.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";
import { FindBar } from "./find-bar.tsx";
import { RowBar } from "./row-bar.tsx";

export function Finder() {
  const job = useTable();
  const { finder } = useTableStore("view");
  if (finder === null) return null;
  const close = (): void => {
    changeView(job, { finder: null });
    job.grid.current?.focus();
  };
  return finder.kind === "row" ? <RowBar onClose={close} /> : <FindBar finder={finder} onClose={close} />;
}
