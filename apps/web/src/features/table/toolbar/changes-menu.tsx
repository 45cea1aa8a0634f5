/** What people have changed, and what cleaning has: how much, and where to see it. */
import { LABELS } from "@limpid/contract";
import { Switch } from "../../../ui/parts/switch.ts";
import { TextButton } from "../../../ui/text-button.tsx";
import { nextChange } from "../actions/next-change.ts";
import { showChanges, showEdits, showProposals } from "../actions/show-panel.ts";
import { redo, undo } from "../actions/undo-redo.ts";
import { chooseRows } from "../data/choose-rows.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import { changeView } from "../data/table-session.ts";
import { useChanged } from "../data/use-changed.ts";
import { isUnsaved } from "../model/outbox.ts";
import { hasCells, toggleCells } from "../model/row-choice.ts";
import { editsTitle } from "../panels/edits/edits-title.ts";
import { useHasGrid } from "../parts/use-has-grid.ts";
import { ToolbarMenu } from "./toolbar-menu.tsx";

const WITH_EDITS = { kind: "edited", column: null } as const;

/** The toolbar stays as it is while the user undoes several steps. */
const STAYING = [undo, redo];

export function ChangesMenu() {
  const table = useTable();
  useTableStore("history");
  const state = useTableStore("state");
  const { showsWritten, choice } = useTableStore("view");
  const { count } = useChanged();
  const hasGrid = useHasGrid();
  const unsaved = useTableStore("outbox").filter(isUnsaved).length;
  return (
    <ToolbarMenu label="Changes" count={count} tone="pending" widthPx={260}>
      {(close) => (
        <>
          <p role="status">{LABELS.changes(count)}</p>
          {(count > 0 || unsaved > 0) && (
            <p className="soft">{unsaved === 0 ? "All are saved" : LABELS.pendingChanges(unsaved)}</p>
          )}
          {[nextChange, undo, redo, showEdits, showProposals, showChanges].map((action) => (
            <TextButton
              key={action.id}
              disabled={!action.isEnabled(table)}
              onClick={() => {
                if (!STAYING.includes(action)) close();
                action.run(table);
              }}
            >
              {action === showEdits ? editsTitle(state) : action.label}
            </TextButton>
          ))}
          {hasGrid && (
            <TextButton
              disabled={!state.isLoaded || (count === 0 && !hasCells(choice, WITH_EDITS))}
              onClick={() => {
                close();
                chooseRows(table, toggleCells(choice, WITH_EDITS));
              }}
            >
              {hasCells(choice, WITH_EDITS) ? LABELS.notOnlyRowsWithEdits : LABELS.onlyRowsWithEdits}
            </TextButton>
          )}
          {hasGrid && (
            <Switch
              size="sm"
              label={LABELS.showWritten}
              checked={showsWritten}
              onChange={() => changeView(table, { showsWritten: !showsWritten })}
            />
          )}
        </>
      )}
    </ToolbarMenu>
  );
}
