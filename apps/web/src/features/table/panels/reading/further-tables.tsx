/** What became of the rows of the file, and its tables that were not read, each to be opened or appended. */
import { type BalanceReply, type FurtherTableReply, PANEL_LABELS } from "@limpid/contract";
import { counted } from "../../../../lib/counted.ts";
import { ScrollRegion } from "../../../../ui/scroll-region.tsx";
import { TextButton } from "../../../../ui/text-button.tsx";
import { showReading } from "../../actions/show-modal.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";
import styles from "../info/clutter.module.css";
import { type ReadAgain, useReadAgain } from "./use-read-again.ts";

const SHOWN_TITLES = 8;

export function FurtherTables() {
  const { selectable, choices } = useTableStore("state").reading;
  const { tables = [], balance } = selectable;
  const hasHeader = (choices.header_rows ?? 0) > 0;
  return (
    <>
      {balance !== undefined && <p className="soft small">{describeBalance(balance, hasHeader)}</p>}
      {tables.length > 0 && <List tables={tables} />}
    </>
  );
}

/** Documents and tables without names have no header to count. */
function describeBalance({ file, table, clutter, left_out }: BalanceReply, hasHeader: boolean): string {
  const shown = (amount: number): string => amount.toLocaleString("en");
  return [
    `${counted(file.rows, "row")} with text: ${shown(table.rows)} in the table${hasHeader ? " with its header" : ""}`,
    `${shown(clutter.rows)} skipped`,
    ...(left_out.rows > 0 ? [`${shown(left_out.rows)} not read`] : []),
    ...(left_out.rows === 0 && left_out.characters > 0
      ? [`${counted(left_out.characters, "character")} beside them not read`]
      : []),
  ].join(", ");
}

function List({ tables }: { readonly tables: readonly FurtherTableReply[] }) {
  const readAgain = useReadAgain();
  return (
    <section>
      <h3 className={styles.title}>{PANEL_LABELS.furtherTables}</h3>
      <ScrollRegion className={styles.rows} aria-label={PANEL_LABELS.furtherTables}>
        <ul>
          {tables.map((table) => (
            <Entry key={JSON.stringify(table.choices)} found={table} readAgain={readAgain} />
          ))}
        </ul>
      </ScrollRegion>
      {readAgain.error !== null && <p role="alert">{readAgain.error}</p>}
    </section>
  );
}

function Entry({ found, readAgain }: { readonly found: FurtherTableReply; readonly readAgain: ReadAgain }) {
  const table = useTable();
  useTableStore("state");
  const { place, titles, num_rows, choices, appends } = found;
  const mayRead = showReading.isEnabled(table);
  const names = titles.slice(0, SHOWN_TITLES).join(", ") + (titles.length > SHOWN_TITLES ? ", …" : "");
  return (
    <li className={styles.row}>
      <span className={styles.texts}>
        {place} <span className="soft small">{PANEL_LABELS.rowsAndColumns(num_rows, names)}</span>
      </span>
      <span className={styles.choices}>
        {mayRead && (
          <TextButton
            disabled={readAgain.isSending}
            aria-label={`${PANEL_LABELS.openTable}: ${place}`}
            onClick={() => readAgain.apply(choices)}
          >
            {PANEL_LABELS.openTable}
          </TextButton>
        )}
        {mayRead && appends !== undefined && (
          <TextButton
            disabled={readAgain.isSending}
            aria-label={`${PANEL_LABELS.appendTable}: ${place}`}
            title={PANEL_LABELS.appendMeans}
            onClick={() => readAgain.apply(appends)}
          >
            {PANEL_LABELS.appendTable}
          </TextButton>
        )}
      </span>
    </li>
  );
}
