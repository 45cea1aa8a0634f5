/** What can be done with the cell, and where to read more of it. */
import { LABELS } from "@limpid/contract";
import { Button } from "../../../../ui/parts/button.tsx";
import type { Action } from "../../actions/action.ts";
import { CELL_ACTIONS } from "../../actions/cell-actions.ts";
import { cleanedRows, countLeftOut } from "../../actions/leave-rows-out.ts";
import { showAllInfo, showHistory } from "../../actions/show-modal.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";
import { canEdit } from "../../data/table-session.ts";
import { leaveRowsOut } from "../../edits/leave-rows-out.ts";
import styles from "./cell-details.module.css";

export function CellActions() {
  const table = useTable();
  useTableStore("data");
  useTableStore("state");
  useTableStore("view");
  const actions = CELL_ACTIONS.filter((action) => action.isEnabled(table));
  return (
    <>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action) => (
            <ActionButton key={action.id} action={action} />
          ))}
        </div>
      )}
      <div className={styles.actions}>
        <LeaveOut />
        <ActionButton action={showHistory} />
      </div>
      {table.isDebug && (
        <section className={styles.section}>
          <h3>Debugging</h3>
          <div className={styles.actions}>
            <ActionButton action={showAllInfo} />
          </div>
        </section>
      )}
    </>
  );
}

/** The row of the cell. */
function LeaveOut() {
  const table = useTable();
  const rows = cleanedRows(table, [table.view.get().active.row]);
  const isLeftOut = countLeftOut(table, rows) > 0;
  if (!canEdit(table) || rows.length === 0) return null;
  return (
    <Button size="compact-md" variant="default" onClick={() => leaveRowsOut(table, { rows, isLeftOut: !isLeftOut })}>
      {isLeftOut ? LABELS.takeRowsBack(1) : LABELS.leaveRowsOut(1)}
    </Button>
  );
}

function ActionButton({ action }: { readonly action: Action }) {
  const table = useTable();
  return (
    <Button size="compact-md" variant="default" onClick={() => action.run(table)}>
      {action.label}
    </Button>
  );
}
