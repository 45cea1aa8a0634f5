/** Opens the questions that are left, and says how many there are. */
import { showReview } from "../actions/show-panel.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import { useOpenQuestions } from "../panels/review/use-review.ts";
import styles from "./toolbar.module.css";

export function ReviewButton() {
  const table = useTable();
  const { panel } = useTableStore("view");
  const { isLoaded } = useTableStore("state");
  const count = useOpenQuestions();
  return (
    <button
      type="button"
      className={styles.target}
      aria-expanded={panel === "review"}
      disabled={!isLoaded}
      title="R, F9"
      onClick={() => showReview.run(table)}
    >
      {showReview.label}
      {count !== undefined && (
        <span className={styles.count} data-tone={count > 0 ? "warn" : "plain"}>
          {count}
        </span>
      )}
    </button>
  );
}
