/** What can be done with the cell, and where to read more of it. */
import { LABELS } from "@limpid/contract";
import { Button } from "../../../../ui/parts/button.tsx";
import type { Action } from "../../actions/action.ts";
import { CELL_ACTIONS } from "../../actions/cell-actions.ts";
import { cleanedRows, countLeftOut } from "../../actions/leave-rows-out.ts";
import { showAllInfo, showHistory } from "../../actions/show-modal.ts";
import { canEdit } from "../../data/job.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";
import { leaveRowsOut } from "../../edits/leave-rows-out.ts";
import styles from "./cell-details.module.css";

export function CellActions() {
  const job = useTable();
  useTableStore("data");
  useTableStore("state");
  useTableStore("view");
  const actions = CELL_ACTIONS.filter((action) => action.isEnabled(job));
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
      {job.isDebug && (
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
  const job = useTable();
  const rows = cleanedRows(job, [job.view.get().active.row]);
  const isLeftOut = countLeftOut(job, rows) > 0;
  if (!canEdit(job) || rows.length === 0) return null;
  return (
    <Button size="compact-md" variant="default" onClick={() => leaveRowsOut(job, { rows, isLeftOut: !isLeftOut })}>
      {isLeftOut ? LABELS.takeRowsBack(1) : LABELS.leaveRowsOut(1)}
    </Button>
  );
}

function ActionButton({ action }: { readonly action: Action }) {
  const job = useTable();
  return (
    <Button size="compact-md" variant="default" onClick={() => action.run(job)}>
      {action.label}
    </Button>
  );
}
