/** What only the whole column can decide: a click reads all its open cells in one way. */
import type { CellReply } from "@limpid/contract";
import { useTable, useTableData, useTableStore } from "../../data/table-context.ts";
import { canEditColumn } from "../../data/table-session.ts";
import { editDecision } from "../../edits/edit.ts";
import { isCleanedAgain } from "../../model/outbox.ts";
import styles from "./cell-details.module.css";

export function ReadAll({ cell }: { readonly cell: CellReply }) {
  const table = useTable();
  useTableStore("state");
  const { column } = useTableStore("view").active;
  const { decisions = [] } = useTableData("columns")[column] ?? {};
  const isBusy = isCleanedAgain(useTableStore("outbox"), column);
  const open = decisions.filter(({ in_force, undecided }) => in_force === null && undecided > 0);
  if (cell.edited || cell.alternatives.length < 2 || open.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>In the whole column</h3>
      <ul className={styles.list}>
        {open.flatMap((decision) =>
          decision.options.map(({ id, label }) => (
            <li key={`${decision.id} ${id}`}>
              <button
                type="button"
                className={styles.choice}
                disabled={isBusy || !canEditColumn(table, column)}
                onClick={() => editDecision(table, column, decision, id)}
              >
                <span>Read all as {label.toLowerCase()}</span>
                <span className={styles.soft}>
                  {decision.undecided === 1 ? "1 cell" : `${decision.undecided} cells`}
                </span>
              </button>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
