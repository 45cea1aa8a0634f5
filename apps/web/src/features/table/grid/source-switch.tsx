/** Whether a column shows the original or the cleaned data. */

import { useTable, useTableStore } from "../data/table-context.ts";
import { canEdit, update } from "../data/table-session.ts";
import { SwitchIcon } from "../parts/icons.tsx";
import styles from "./column-header.module.css";

interface SourceSwitchProps {
  readonly column: number;
  readonly title: string;
  readonly isComputed: boolean;
}

export function SourceSwitch({ column, title, isComputed }: SourceSwitchProps) {
  const table = useTable();
  const { isCleaning } = useTableStore("state");
  const { originalColumns } = useTableStore("view");
  const isClean = isCleaning && !originalColumns.has(column);
  const toggle = (): void =>
    update(table.view, (view) => {
      const next = new Set(view.originalColumns);
      if (!next.delete(column)) next.add(column);
      return { ...view, originalColumns: next };
    });
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      tabIndex={-1}
      aria-checked={isClean}
      aria-label={`Cleaned data in ${title}`}
      title={isClean ? "Cleaned data. Show the original" : "Original data. Show the cleaned"}
      disabled={isComputed || !canEdit(table)}
      onClick={toggle}
    >
      <SwitchIcon />
    </button>
  );
}
