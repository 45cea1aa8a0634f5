/** Offers other readings of the cell, each with one click. */
import { type CellReply, LABELS } from "@limpid/contract";
import { percent } from "../../../../lib/percent.ts";
import { goOn } from "../../actions/go-to-issue.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";
import { canChangeCell, isReviewing } from "../../data/table-session.ts";
import { editCell } from "../../edits/edit.ts";
import { giveValue } from "../../model/cell-edit.ts";
import { otherReadings } from "../../model/cell-view.ts";
import styles from "./cell-details.module.css";

const MAX_KEYS = 9;

export function Alternatives({ cell }: { readonly cell: CellReply }) {
  const table = useTable();
  useTableStore("state");
  const { active } = useTableStore("view");
  const others = otherReadings(cell);
  if (others.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>Other readings</h3>
      <ul className={styles.list}>
        {others.map(({ output, prob }, index) => (
          <li key={output}>
            <button
              type="button"
              className={styles.choice}
              disabled={!canChangeCell(table, active)}
              onClick={() => {
                editCell(table, active, giveValue(cell, output));
                goOn(table);
              }}
            >
              {isReviewing(table) && index < MAX_KEYS && <kbd>{index + 1}</kbd>}
              {output === "" ? <em className={styles.missing}>{LABELS.missingData}</em> : <span>{output}</span>}
              <span className={styles.soft}>{percent(prob)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
