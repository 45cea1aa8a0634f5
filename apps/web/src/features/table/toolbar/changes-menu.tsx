/** The edits of this visit: how many, and where. */
import { LABELS } from "@limpid/contract";
import { TextButton } from "../../../ui/text-button.tsx";
import { nextChange } from "../actions/next-change.ts";
import { redo, undo } from "../actions/undo-redo.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import { isUnsaved, listChanges } from "../model/outbox.ts";
import styles from "./toolbar.module.css";
import { ToolbarMenu } from "./toolbar-menu.tsx";

export function ChangesMenu() {
  const job = useTable();
  useTableStore("history");
  const changes = listChanges(useTableStore("outbox"));
  const unsaved = changes.filter(isUnsaved).length;
  return (
    <ToolbarMenu label="Changes" count={changes.length} tone="pending" widthPx={260}>
      {(close) => (
        <>
          <p role="status">{LABELS.changes(changes.length)}</p>
          {changes.length > 0 && (
            <p className={styles.soft}>{unsaved === 0 ? "All are saved" : LABELS.pendingChanges(unsaved)}</p>
          )}
          {[nextChange, undo, redo].map((action) => (
            <TextButton
              key={action.id}
              disabled={!action.isEnabled(job)}
              onClick={() => {
                if (action === nextChange) close();
                action.run(job);
              }}
            >
              {action.label}
            </TextButton>
          ))}
        </>
      )}
    </ToolbarMenu>
  );
}
