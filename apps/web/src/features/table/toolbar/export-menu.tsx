/** Files of the cleaned table. Where not all rows are cleaned it says so first: a file does not tell what it lacks. */
import { buildUrl, LABELS } from "@limpid/contract";
import { Menu } from "../../../ui/parts/menu.ts";
import { EXPORT_ACTIONS, EXPORT_ALL_ACTIONS, exportRowsActions } from "../actions/export-table.ts";
import { showCsvOptions } from "../actions/show-modal.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import { useExportNotes } from "../data/use-export-notes.ts";
import { useRowLimit } from "../data/use-row-limit.ts";
import { ActionItems, ActionMenu } from "./action-menu.tsx";

const ACTIONS = [...EXPORT_ACTIONS, showCsvOptions];

export function ExportMenu() {
  const limit = useRowLimit();
  const { uuid } = useTable();
  const { cleanAll, isLoaded } = useTableStore("state");
  const notes = useExportNotes();
  const { rows } = useTableStore("rows");
  return (
    <ActionMenu label={LABELS.export}>
      {notes.map((note) => (
        <Menu.Label key={note}>{note}</Menu.Label>
      ))}
      <ActionItems actions={ACTIONS} />
      {rows !== null && rows.length > 0 && (
        <>
          <Menu.Divider />
          <Menu.Label>{LABELS.exportRowsShown}</Menu.Label>
          <ActionItems actions={exportRowsActions(rows)} />
        </>
      )}
      {limit !== null && cleanAll.state !== "none" && (
        <>
          <Menu.Divider />
          <Menu.Label>{LABELS.cleanAllThenExport}</Menu.Label>
          <ActionItems actions={EXPORT_ALL_ACTIONS} />
        </>
      )}
      <Menu.Divider />
      <Menu.Item
        component="a"
        href={buildUrl("tableRecipe", { params: { job_uuid: uuid } })}
        download
        disabled={!isLoaded}
      >
        {LABELS.saveAsRecipe}
      </Menu.Item>
    </ActionMenu>
  );
}
