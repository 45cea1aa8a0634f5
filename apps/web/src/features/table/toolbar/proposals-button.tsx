/** Opens the proposals and shows how many wait. It is absent while none waits. */
import { showProposals } from "../actions/show-panel.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import styles from "./toolbar.module.css";

export function ProposalsButton() {
  const table = useTable();
  const { panel } = useTableStore("view");
  const { length } = useTableStore("proposals").pending;
  if (length === 0) return null;
  return (
    <button
      type="button"
      className={styles.target}
      aria-expanded={panel === "proposals"}
      title="O"
      onClick={() => showProposals.run(table)}
    >
      {showProposals.label}
      <span className={styles.count} data-tone="pending">
        {length.toLocaleString("en")}
      </span>
    </button>
  );
}
