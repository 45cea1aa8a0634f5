/** The changes of one column by one rule, below each reason what the cells were and are. */
import { useTableData } from "../../data/table-context.ts";
import { ChangeEntry } from "./change-entry.tsx";
import styles from "./changes-panel.module.css";
import type { ColumnChanges as Group } from "./group-changes.ts";

export function ColumnChanges({ group: { column, reasons }, of }: { readonly group: Group; readonly of: number }) {
  const columns = useTableData("columns");
  const title = columns[column]?.title ?? "";
  return (
    <section className={styles.group}>
      <h4 className={styles.where}>{title}</h4>
      {reasons.map(({ msg, changes }) => (
        <div key={msg}>
          {msg !== "" && <p className={styles.why}>{msg}</p>}
          <ul aria-label={msg === "" ? title : `${title}: ${msg}`}>
            {changes.map(({ change, place }) => (
              <ChangeEntry key={change.row} change={change} place={place} of={of} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
