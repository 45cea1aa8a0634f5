/** In a header: the rows are sorted by the column, or it leaves some out. */
import { LABELS } from "@limpid/contract";
import { useTableStore } from "../data/table-context.ts";
import { FilterIcon } from "../icons.tsx";
import { isFilteredBy, sortOf } from "../model/row-choice.ts";
import styles from "./column-header.module.css";

export function OrderMarks({ column }: { readonly column: number }) {
  const { choice } = useTableStore("view");
  const sort = sortOf(choice, column);
  const isFiltered = isFilteredBy(choice, column);
  if (sort === undefined && !isFiltered) return null;
  return (
    <span className={styles.marks}>
      {sort !== undefined && <span aria-hidden="true">{sort === "ascending" ? "↑" : "↓"}</span>}
      {isFiltered && (
        <span title={LABELS.filtered}>
          <FilterIcon />
          <span className="visually-hidden">{LABELS.filtered}</span>
        </span>
      )}
    </span>
  );
}
