/** What became of a cell, from the file to now. */
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import { useTableStore } from "../../data/table-context.ts";
import type { LoggedStep } from "../../model/history.ts";
import { isUnsaved } from "../../model/outbox.ts";
import { cellAt } from "../../model/table-data.ts";
import { EditTexts } from "../edits/edit-texts.tsx";
import { useCellLog } from "../edits/use-edit-log.ts";
import { formatTime } from "../info/format-time.ts";
import styles from "./modals.module.css";

export function ChangeHistory({ row, column }: { readonly row: number; readonly column: number }) {
  const cell = cellAt(useTableStore("data"), row, column);
  const { data, error } = useCellLog({ row, column });
  const waiting = useTableStore("outbox").filter(
    (entry) =>
      isUnsaved(entry) &&
      entry.edit.kind === "cell" &&
      entry.edit.place.row === row &&
      entry.edit.place.column === column,
  );
  if (cell === undefined) return null;
  const steps = data?.steps.toReversed() ?? [];
  const cleaned = steps[0]?.before ?? (steps.length === 0 ? cell.output : null);
  return (
    <ol className={styles.history}>
      <li>
        <strong>In the file</strong> {quote(cell.raw_input)}
      </li>
      {cleaned !== cell.raw_input && (
        <li>
          <strong>Cleaned</strong> {cleaned === null ? "set to missing" : quote(cleaned)}
          {!cell.edited && cell.rule !== null && `, rule ${cell.rule}`}
        </li>
      )}
      {steps.map((step) => (
        <Step key={step.edit_uuid} step={step} />
      ))}
      {data === undefined && error === null && <li>{LABELS.loadingCell}</li>}
      {error !== null && <li role="alert">{error.message}</li>}
      {waiting.length > 0 && <li>{LABELS.pendingChanges(waiting.length)}</li>}
    </ol>
  );
}

function Step({ step }: { readonly step: LoggedStep }) {
  const { dt_utc, own, username, undone } = step;
  const who = own ? "" : ` by ${username ?? "someone else"}`;
  return (
    <li>
      <strong>Edited {formatTime(`${dt_utc.replace(" ", "T")}Z`)}</strong>
      {who}, <EditTexts step={step} />
      {undone && `, ${PANEL_LABELS.undone}`}
    </li>
  );
}

const quote = (text: string): string => `“${text}”`;
