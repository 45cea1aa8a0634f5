/** What else the cell may stand for, each a click away. */
import { type CellReply, LABELS } from "@limpid/contract";
import { percent } from "../../../lib/percent.ts";
import { editCell } from "../data/edit.ts";
import { canEditColumn } from "../data/job.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import { setOutput } from "../model/cell-edit.ts";
import styles from "./cell-details.module.css";

export function Alternatives({ cell }: { readonly cell: CellReply }) {
  const job = useTable();
  useTableStore("state");
  const { active } = useTableStore("view");
  // Of a cell without data the output is null, and the alternative that says the same is empty.
  const others = cell.alternatives.filter(({ output }) => output !== (cell.output ?? ""));
  if (others.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>Other readings</h3>
      <ul className={styles.list}>
        {others.map(({ output, prob }) => (
          <li key={output}>
            <button
              type="button"
              className={styles.choice}
              disabled={!canEditColumn(job, active.column)}
              onClick={() => editCell(job, active, [setOutput(output)])}
            >
              {output === "" ? <em className={styles.missing}>{LABELS.missingData}</em> : <span>{output}</span>}
              <span className={styles.soft}>{percent(prob)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
