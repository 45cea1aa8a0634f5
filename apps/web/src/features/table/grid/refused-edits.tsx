/** Lists edits that the server refused, with the reason and a retry, until the user decides. */
import { ProblemBar } from "../../../ui/problem-bar.tsx";
import { dismissEdit } from "../data/outbox-queue.ts";
import { useTable, useTableData, useTableStore } from "../data/table-context.ts";
import { retryEdit } from "../edits/edit.ts";
import { shownKind } from "../model/screen-edit.ts";
import styles from "./refused-edits.module.css";

export function RefusedEdits() {
  const table = useTable();
  const columns = useTableData("columns");
  const refused = useTableStore("outbox").filter(({ progress }) => progress.kind === "refused");
  if (refused.length === 0) return null;
  return (
    <div role="alert">
      <ul className={styles.list}>
        {refused.map((entry) => (
          <li key={entry.id}>
            <ProblemBar onRetry={() => retryEdit(table, entry)} onDismiss={() => dismissEdit(table.queries, entry.id)}>
              {shownKind(entry.edit).name(entry.edit, columns[entry.edit.place.column ?? -1]?.title ?? "")} could not be
              saved: {entry.progress.kind === "refused" && entry.progress.reason}
            </ProblemBar>
          </li>
        ))}
      </ul>
    </div>
  );
}
