/** What became of a cell, from the file to now. */
import { useTableStore } from "../data/table-context.ts";
import { isOfCell, type OutboxEntry } from "../model/outbox.ts";
import { cellAt } from "../model/table-data.ts";
import styles from "./modals.module.css";

const PROGRESS: Readonly<Record<OutboxEntry["progress"]["kind"], string>> = {
  waiting: "waiting to be saved",
  sending: "being saved",
  saved: "saved",
  refused: "refused",
};

export function ChangeHistory({ row, column }: { readonly row: number; readonly column: number }) {
  const cell = cellAt(useTableStore("data"), row, column);
  const edits = useTableStore("outbox").flatMap(({ body, ...entry }) =>
    entry.row === row && entry.column === column && isOfCell(body) ? [{ ...entry, body }] : [],
  );
  if (cell === undefined) return null;
  return (
    <ol className={styles.history}>
      <li>
        <strong>In the file</strong> {quote(cell.raw_input)}
      </li>
      {!cell.edited && cell.output !== cell.raw_input && (
        <li>
          <strong>Cleaned</strong> {cell.has_data ? quote(cell.output ?? "") : "taken for missing data"}
          {cell.rule !== null && `, rule ${cell.rule}`}
        </li>
      )}
      {cell.edited && edits.length === 0 && (
        <li>
          <strong>Edited earlier</strong> {cell.has_data ? quote(cell.output ?? "") : "marked as missing data"}
        </li>
      )}
      {edits.map(({ id, body, progress }) => (
        <li key={id}>
          <strong>{body.dt_utc} UTC</strong> {body.action.replaceAll("_", " ")} {quote(String(body.value))} –{" "}
          {PROGRESS[progress.kind]}
        </li>
      ))}
    </ol>
  );
}

const quote = (text: string): string => `“${text}”`;
