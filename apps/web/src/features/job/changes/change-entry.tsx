/** One change: what the cell was, what it is, and why. A click leads to the cell. */
import { LABELS } from "@limpid/contract";
import { percent } from "../../../lib/percent.ts";
import { goToPlace } from "../actions/go-to-place.ts";
import { changeView } from "../job/job.ts";
import { useJob, useJobStore } from "../job/job-context.ts";
import { showInvisible } from "../model/invisible.ts";
import styles from "./changes-panel.module.css";
import type { Change } from "./use-changes.ts";

interface ChangeEntryProps {
  readonly change: Change;
  /** Of the list, from 1. */
  readonly place: number;
  readonly of: number;
}

export function ChangeEntry({ change, place, of }: ChangeEntryProps) {
  const job = useJob();
  const { columns } = useJobStore("data");
  const { row, column, kind, raw_input: raw, output, prob, msg } = change;
  const goTo = (): void => {
    // Where there is no grid, the cell is seen in the details, which this panel would cover.
    if (job.grid.current === null) changeView(job, { hasChanges: false });
    goToPlace(job, { row, column }, LABELS.showingChange(place, of));
  };
  return (
    <li>
      <button type="button" className={styles.entry} onClick={goTo}>
        <span className={styles.place}>
          <span className={styles.where}>
            Row {(row + 1).toLocaleString("en")} · {columns[column]?.title}
          </span>
          <span title="Confidence">{percent(prob)}</span>
        </span>
        <span className={styles.texts}>
          {kind === "flagged" ? <span>{visible(raw)}</span> : <del>{visible(raw)}</del>}
          {kind !== "flagged" && (
            <>
              <span className={styles.soft}> → </span>
              {output === null ? <em>{LABELS.missingData}</em> : <ins>{visible(output)}</ins>}
            </>
          )}
        </span>
        {msg !== "" && <span className={styles.why}>{msg}</span>}
      </button>
    </li>
  );
}

const MOST_CHARACTERS = 120;

/** Spaces and such are the change itself at times. */
function visible(text: string): string {
  if (text === "") return "(empty)";
  const shown = showInvisible(text.slice(0, MOST_CHARACTERS)).map((run) => run.text);
  return shown.join("") + (text.length > MOST_CHARACTERS ? "…" : "");
}
