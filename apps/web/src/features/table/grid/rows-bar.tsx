/** The bar above a filtered or sorted grid, which lists the conditions and removes them. */
import { LABELS } from "@limpid/contract";
import { CrossIcon } from "../../../ui/icons.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { chooseRows, chooseRowsAgain, showAllRows } from "../data/choose-rows.ts";
import { useTable, useTableData, useTableStore } from "../data/table-context.ts";
import { choiceParts } from "../model/choice-parts.ts";
import { isAllRows, knownChoice } from "../model/row-choice.ts";
import styles from "./rows-bar.module.css";

export function RowsBar() {
  const table = useTable();
  const columns = useTableData("columns");
  const { choice } = useTableStore("view");
  const known = knownChoice(choice, columns.length);
  if (columns.length === 0 || isAllRows(known)) return null;
  // What is removed takes the focus with it.
  const keepFocus = (): void => table.grid.current?.focus();
  return (
    <section className={styles.bar} aria-label={LABELS.rowsShownTitle}>
      <Count />
      <ul className={styles.parts}>
        {choiceParts(known, (column) => columns[column]?.title ?? "").map(({ id, text, without }) => (
          <li key={id} className={styles.part}>
            <span className="clip" title={text}>
              {text}
            </span>
            <button
              type="button"
              className={styles.remove}
              aria-label={LABELS.dropFromChoice(text)}
              title={LABELS.dropFromChoice(text)}
              onClick={() => {
                keepFocus();
                chooseRows(table, without);
              }}
            >
              <CrossIcon />
            </button>
          </li>
        ))}
      </ul>
      <Refresh />
      <TextButton
        onClick={() => {
          keepFocus();
          showAllRows(table);
        }}
      >
        {LABELS.showAllRows}
      </TextButton>
    </section>
  );
}

function Count() {
  const { isLoaded } = useTableStore("state");
  const rowCount = useTableData("rowCount");
  const cleanedRows = useTableData("cleanedRows");
  const { rows, isAsking, problem } = useTableStore("rows");
  if (problem !== null)
    return (
      <span role="alert" className={styles.bad}>
        {problem}
      </span>
    );
  if (!isLoaded) return <span className="soft">{LABELS.rowsOnceCleaned}</span>;
  if (rows === null || isAsking) return <span className="soft">{LABELS.loadingCell}</span>;
  const of =
    cleanedRows < rowCount ? LABELS.rowsOfCleaned(rows.length, cleanedRows) : LABELS.rowsOf(rows.length, rowCount);
  return <strong className={styles.count}>{of}</strong>;
}

/** Rows stay where they are when cells change, so that nothing jumps while people work. */
function Refresh() {
  const table = useTable();
  const { info } = useTableStore("state");
  const cleanedRows = useTableData("cleanedRows");
  const shown = useTableStore("rows");
  const isOlder = shown.version < (info.basics?.dl_version ?? 0) || shown.cleanedRows < cleanedRows;
  if (shown.problem === null && (shown.rows === null || shown.isAsking || !isOlder)) return null;
  return (
    <TextButton title={LABELS.rowsHaveChangedWhy} onClick={() => chooseRowsAgain(table)}>
      {LABELS.rowsHaveChanged}
    </TextButton>
  );
}
