/** Lists edits that the server refused, with the reason and a retry, until the user decides. */

import { LABELS } from "@limpid/contract";
import { ProblemBar } from "../../../ui/problem-bar.tsx";
import { dismissEdit } from "../data/outbox-queue.ts";
import { useTable, useTableData, useTableStore } from "../data/table-context.ts";
import { retryEdit } from "../edits/edit.ts";
import { cellsIn } from "../model/area.ts";
import type { OutboxEntry } from "../model/outbox.ts";
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
              {placeOf(entry, columns[entry.column ?? -1]?.title ?? "")} could not be saved:{" "}
              {entry.progress.kind === "refused" && entry.progress.reason}
            </ProblemBar>
          </li>
        ))}
      </ul>
    </div>
  );
}

function placeOf({ row, body }: OutboxEntry, title: string): string {
  if (body.action === "edit_rows") return body.isLeftOut ? "Excluding rows" : "Restoring rows";
  if (body.action === "edit_cells") return `The change of ${LABELS.editedCells(cellsIn(body.area))}`;
  if (body.action === "enrich_column_from_component") return `The column of ${title}`;
  if (body.action === "hold_edits") return body.undone ? "The undo" : "The redo";
  if (body.action === "edit_table_settings") return "The settings of the table";
  if (body.action === "edit_column_entity") return `The class of ${title}`;
  if (body.action === "edit_column_decision") return `The decision on ${title}`;
  return row === null ? `The title “${String(body.value)}”` : `The change in row ${row + 1}, ${title},`;
}
