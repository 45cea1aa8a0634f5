/** The notice shown if no row fits. It lies over the grid, which can hold only rows. */
import { LABELS } from "@limpid/contract";
import { TextButton } from "../../../ui/text-button.tsx";
import { showAllRows } from "../data/choose-rows.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import styles from "./rows-bar.module.css";

export function NoRows() {
  const table = useTable();
  const { rows } = useTableStore("rows");
  if (rows === null || rows.length > 0) return null;
  return (
    <p className={styles.none}>
      {LABELS.noRowFits}{" "}
      <TextButton
        onClick={() => {
          table.grid.current?.focus();
          showAllRows(table);
        }}
      >
        {LABELS.showAllRows}
      </TextButton>
    </p>
  );
}
