/** The sign of a column's state; the word beside it says the same. */
import type { ColumnState } from "../../model/column-state.ts";
import styles from "./column-list.module.css";
import { STATE_WORDS } from "./column-words.ts";

export function Mark({ state }: { readonly state: ColumnState }) {
  return (
    <span className={styles.mark} data-state={state} aria-hidden="true">
      {STATE_WORDS[state].mark}
    </span>
  );
}
