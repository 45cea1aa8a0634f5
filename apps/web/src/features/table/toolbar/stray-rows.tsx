/** The rows that a warning takes for none of the table: where they are, and the way to leave them out. */
import { countRows, LABELS } from "@limpid/contract";
import { TextButton } from "../../../ui/text-button.tsx";
import { goToPlace } from "../actions/go-to-place.ts";
import { cleanedRows, countLeftOut } from "../actions/leave-rows-out.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import { canEdit } from "../data/table-session.ts";
import { leaveRowsOut } from "../edits/leave-rows-out.ts";
import styles from "./toolbar.module.css";

interface StrayRowsProps {
  readonly rows: readonly number[];
  readonly close: () => void;
}

export function StrayRows({ rows, close }: StrayRowsProps) {
  const table = useTable();
  const [first] = rows;
  const goTo = (row: number): void => {
    close();
    goToPlace(table, { row, column: 0 }, LABELS.rowNumber(row));
  };
  return (
    <span className={styles.strays}>
      {first !== undefined && <TextButton onClick={() => goTo(first)}>{LABELS.rowNumber(first)}</TextButton>}
      <LeaveStraysOut strays={rows} />
    </span>
  );
}

/** It shows nothing if none of the rows is cleaned, or if the user may not edit. */
export function LeaveStraysOut({ strays }: { readonly strays: readonly number[] }) {
  const table = useTable();
  useTableStore("data");
  useTableStore("state");
  const rows = cleanedRows(table, strays);
  const count = countRows(rows);
  if (count === 0 || !canEdit(table)) return null;
  const left = countLeftOut(table, rows);
  const isLeftOut = left === count;
  return (
    <TextButton onClick={() => leaveRowsOut(table, { rows, isLeftOut: !isLeftOut })}>
      {isLeftOut ? LABELS.takeRowsBack(count) : LABELS.leaveRowsOut(count - left)}
    </TextButton>
  );
}
