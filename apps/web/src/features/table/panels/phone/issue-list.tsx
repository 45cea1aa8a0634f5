/** The list of issues on a phone; each one opens its details. */
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import { Button } from "../../../../ui/parts/button.tsx";
import { showReview } from "../../actions/show-panel.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";
import { changeView } from "../../data/table-session.ts";
import { useIssues } from "../../data/use-issues.ts";
import type { Issue } from "../../model/issues.ts";
import { cellAt } from "../../model/table-data.ts";
import { TakeAway } from "../review/take-away.tsx";
import styles from "./issue-list.module.css";

const MAX_ISSUES = 200;

export function IssueList() {
  const table = useTable();
  const { isLoaded, isFinished } = useTableStore("state");
  const data = useTableStore("data");
  const { shown, sentence } = useIssues();
  const notYet = isFinished ? LABELS.loadingCell : "The table is being cleaned";
  return (
    <section className={styles.list} aria-label="Issues">
      <h2 className={styles.title}>{isLoaded ? sentence : notYet}</h2>
      {isLoaded && (
        <div className={styles.next}>
          <Button size="compact-sm" onClick={() => showReview.run(table)}>
            {PANEL_LABELS.columnsAndQuestions}
          </Button>
          {shown.length === 0 && <TakeAway />}
        </div>
      )}
      <ul>
        {shown.slice(0, MAX_ISSUES).map((issue) => {
          const { row, column } = issue;
          const cell = cellAt(data, row, column);
          return (
            <li key={`${row},${column}`}>
              <button
                type="button"
                className={styles.item}
                onClick={() => changeView(table, { active: { row, column }, hasDetails: true })}
              >
                <span className="soft small">
                  {data.columns[column]?.title} · row {row + 1} · {kindOf(issue)}
                </span>
                <span className="clip">{cell?.output ?? cell?.raw_input ?? "…"}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {shown.length > MAX_ISSUES && <p className="soft small">and {shown.length - MAX_ISSUES} more</p>}
    </section>
  );
}

function kindOf({ missing_data, invalid_data }: Issue): string {
  if (missing_data) return LABELS.missingData;
  return invalid_data ? LABELS.invalidData : LABELS.notClean;
}
