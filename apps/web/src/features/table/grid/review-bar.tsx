/** While an issue is being decided: which keys do what. It floats, so that nothing moves when it comes. */

import { REVIEW_KEYS } from "../actions/review-keys.ts";
import { isReviewing } from "../data/job.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import styles from "./review-bar.module.css";

export function ReviewBar() {
  const job = useTable();
  useTableStore("view");
  if (!isReviewing(job) || job.isEmbedded) return null;
  return (
    <p className={styles.bar} role="note" aria-label="Keys">
      {REVIEW_KEYS.map(({ keys, label }) => (
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
