/** Marks in a header that the column sorts or filters the rows. */
import { LABELS } from "@limpid/contract";
import { useTableData, useTableStore } from "../data/table-context.ts";
import { isFilteredBy, type RowChoice, sortDirection } from "../model/row-choice.ts";
import { FilterIcon } from "../parts/icons.tsx";
import styles from "./column-header.module.css";

export function OrderMarks({ column }: { readonly column: number }) {
  const { choice } = useTableStore("view");
  const isFiltered = isFilteredBy(choice, column);
  if (sortDirection(choice, column) === undefined && !isFiltered) return null;
  return (
    <span className={styles.marks}>
      <SortMark column={column} choice={choice} />
      {isFiltered && (
        <span title={LABELS.filtered}>
          <FilterIcon />
          <span className="visually-hidden">{LABELS.filtered}</span>
        </span>
      )}
    </span>
  );
}

/** Adds the place of the column if several columns sort the rows. */
function SortMark({ column, choice }: { readonly column: number; readonly choice: RowChoice }) {
  const columns = useTableData("columns");
  const order = sortDirection(choice, column);
  if (order === undefined) return null;
  const place = choice.sort.findIndex((one) => one.column === column);
  const isDescending = order === "descending";
  return (
    <span>
      <span aria-hidden="true">
        {isDescending ? "↓" : "↑"}
        {choice.sort.length > 1 && place + 1}
      </span>
      {place > 0 && (
        <span className="visually-hidden">{LABELS.thenBy(columns[column]?.title ?? "", isDescending)}</span>
      )}
    </span>
  );
}
