/** While an issue is being decided: what would change and why, and which keys do what. It floats, so that nothing moves when it comes. */
import type { CellReply } from "@limpid/contract";
import { LABELS } from "@limpid/contract";
import { keysFor } from "../actions/review-keys.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import { isReviewing } from "../data/table-session.ts";
import { likeliest, missingWarning, otherReadings } from "../model/cell-view.ts";
import { visibleText } from "../model/invisible.ts";
import { cellAt } from "../model/table-data.ts";
import styles from "./review-bar.module.css";

export function ReviewBar() {
  const table = useTable();
  const { active } = useTableStore("view");
  const cell = cellAt(useTableStore("data"), active.row, active.column);
  if (!isReviewing(table) || table.isEmbedded) return null;
  return (
    <div className={styles.bar} role="note" aria-label="Keys">
      {cell !== undefined && <Change cell={cell} />}
      <p className={styles.keys}>
        {keysFor(cell).map(({ keys, label }) => (
          <span key={keys}>
            <kbd>{keys.length === 1 ? keys.toUpperCase() : "1–9"}</kbd> {label}
          </span>
        ))}
        <span>
          <kbd>Esc</kbd> End
        </span>
      </p>
    </div>
  );
}

/** Shows `old → new · why`, and lists readings that only number keys select. */
function Change({ cell }: { readonly cell: CellReply }) {
  const proposal = likeliest(cell);
  const readings = otherReadings(cell);
  const numbered = readings.length > (proposal === null ? 0 : 1);
  const why = [cell.msg, missingWarning(cell)].filter((part) => part !== null && part !== "").join(" ");
  return (
    <p className={styles.change} aria-live="polite">
      <span className={styles.value}>{shown(cell.has_data ? cell.output : null)}</span>
      {proposal !== null && (
        <>
          {" → "}
          <strong className={styles.value}>{shown(proposal.output)}</strong>
        </>
      )}
      {numbered &&
        readings.map(
          (reading, index) =>
            reading !== proposal && (
              <span key={reading.output} className={styles.reading}>
                <kbd>{index + 1}</kbd> <span className={styles.value}>{shown(reading.output)}</span>
              </span>
            ),
        )}
      {why !== "" && <span className="soft"> · {why}</span>}
    </p>
  );
}

/** A cell without data shows only that. */
function shown(text: string | null): string {
  return text === null || text === "" ? LABELS.missingData : visibleText(text);
}
