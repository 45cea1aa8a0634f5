/** While an issue is being decided: which keys do what. It floats, so that nothing moves when it comes. */

import { keysFor } from "../actions/review-keys.ts";
import { isReviewing } from "../data/job.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import { cellAt } from "../model/table-data.ts";
import styles from "./review-bar.module.css";

export function ReviewBar() {
  const job = useTable();
  const { active } = useTableStore("view");
  const cell = cellAt(useTableStore("data"), active.row, active.column);
  if (!isReviewing(job) || job.isEmbedded) return null;
  return (
    <p className={styles.bar} role="note" aria-label="Keys">
      {keysFor(cell).map(({ keys, label }) => (
        <span key={keys}>
          <kbd>{keys.length === 1 ? keys.toUpperCase() : "1–9"}</kbd> {label}
        </span>
      ))}
      <span>
        <kbd>Esc</kbd> End
      </span>
    </p>
  );
}
