/** One step: "Order date, row 12: 31.02.2020 → 2020-02-28, undone". A click leads to the cell. */
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import { HEADER_ROW } from "../../../../ui/grid/position.ts";
import { TextButton } from "../../../../ui/text-button.tsx";
import { goToPlace } from "../../actions/go-to-place.ts";
import { useTable, useTableData, useTableStore } from "../../data/table-context.ts";
import { canEdit } from "../../data/table-session.ts";
import { hold } from "../../edits/edit.ts";
import { type LoggedStep, toEditStep } from "../../model/history.ts";
import { placeInLog } from "../../model/screen-edit.ts";
import { EditTexts } from "./edit-texts.tsx";
import { formatMinute } from "./edit-time.ts";
import styles from "./edits.module.css";

export function EditEntry({ step }: { readonly step: LoggedStep }) {
  const table = useTable();
  const columns = useTableData("columns");
  useTableStore("state");
  const { kind, row, dt_utc, username, own, undone } = step;
  // Rows are led to by their first column.
  const column = kind === "rows" ? 0 : step.column;
  const place = placeInLog(step, columns);
  const goTo = (): void => {
    if (column === null) return;
    goToPlace(table, { row: row ?? HEADER_ROW, column }, place);
  };
  const action = undone ? LABELS.redo : LABELS.undo;
  return (
    <li className={styles.entry} data-undone={undone}>
      <button type="button" className={styles.step} disabled={column === null} onClick={goTo}>
        <span className={styles.place}>{place}</span>
        <EditTexts step={step} />
      </button>
      <span className={styles.foot}>
        <time dateTime={`${dt_utc.replace(" ", "T")}Z`}>{formatMinute(dt_utc)}</time>
        {!own && <span>{username ?? "someone else"}</span>}
        {undone && <span>{PANEL_LABELS.undone}</span>}
        {canEdit(table) && (
          <TextButton aria-label={`${action}: ${place}`} onClick={() => hold(table, toEditStep(step), !undone)}>
            {action}
          </TextButton>
        )}
      </span>
    </li>
  );
}
