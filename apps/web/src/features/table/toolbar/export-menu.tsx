/** Files of the cleaned table. Where not all rows are cleaned it says so first: a file does not tell what it lacks. */
import { LABELS } from "@limpid/contract";
import { Menu } from "@mantine/core";
import { EXPORT_ACTIONS, EXPORT_ALL_ACTIONS } from "../actions/export-table.ts";
import { useTableStore } from "../data/table-context.ts";
import { useHiddenColumns } from "../data/use-hidden-columns.ts";
import { useRowLimit } from "../data/use-row-limit.ts";
import { ActionItems, ActionMenu } from "./action-menu.tsx";

export function ExportMenu() {
  const limit = useRowLimit();
  const { cleanAll } = useTableStore("state");
  const hidden = useHiddenColumns();
  return (
    <ActionMenu label={LABELS.export}>
      {limit !== null && <Menu.Label>{LABELS.exportCleaned(limit.cleaned, limit.rows)}</Menu.Label>}
      {hidden.size > 0 && <Menu.Label>{LABELS.exportHidden}</Menu.Label>}
      <ActionItems actions={EXPORT_ACTIONS} />
      {limit !== null && cleanAll.state !== "none" && (
        <>
          <Menu.Divider />
          <Menu.Label>{LABELS.cleanAllThenExport}</Menu.Label>
          <ActionItems actions={EXPORT_ALL_ACTIONS} />
        </>
      )}
    </ActionMenu>
  );
}
