/** One change: what the cell was and what it is. A click leads to the cell. */
import { LABELS } from "@limpid/contract";
import { EDIT_RULE } from "@limpid/edits";
import { percent } from "../../../../lib/percent.ts";
import { goToPlace } from "../../actions/go-to-place.ts";
import { useTable } from "../../data/table-context.ts";
import { ChangedText } from "../../parts/changed-text.tsx";
import styles from "./changes-panel.module.css";
import type { PlacedChange } from "./group-changes.ts";

interface ChangeEntryProps extends PlacedChange {
  readonly of: number;
}

export function ChangeEntry({ change, place, of }: ChangeEntryProps) {
  const table = useTable();
  const { row, column, kind, raw_input: raw, output, prob, rule } = change;
  const isAsRead = kind === "flagged" && (output ?? "") === raw;
  const goTo = (): void => goToPlace(table, { row, column }, LABELS.showingChange(place, of));
  return (
    <li>
      <button type="button" className={styles.entry} onClick={goTo}>
        <span className={styles.row}>Row {(row + 1).toLocaleString("en")}</span>
        <ChangedText before={raw} after={isAsRead ? undefined : output} />
        {/* A person's choice has no probability. */}
        {rule !== EDIT_RULE && (
          <span className={styles.sure} title="Confidence">
            {percent(prob)}
          </span>
        )}
      </button>
    </li>
  );
}
