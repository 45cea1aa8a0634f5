/** The values that lie far from the others, each of which can be gone to. */
import { type DistributionReply, LABELS, PANEL_LABELS } from "@limpid/contract";
import { goToPlace } from "../../actions/go-to-place.ts";
import { useTable } from "../../data/table-context.ts";
import styles from "./profile.module.css";

interface FarValuesProps {
  readonly column: number;
  readonly far: DistributionReply["far"];
}

export function FarValues({ column, far: { low, high, values } }: FarValuesProps) {
  const table = useTable();
  if (values.length === 0) return null;
  const listed = values.reduce((cells, { count }) => cells + count, 0);
  return (
    <section className={styles.section}>
      <h3>{PANEL_LABELS.farValues}</h3>
      <p className="soft small">{PANEL_LABELS.farFrom(low, high)}</p>
      <ul className={styles.list}>
        {values.map(({ value, count, row }) => (
          <li key={value} className={styles.value}>
            <button
              type="button"
              className={styles.go}
              onClick={() => goToPlace(table, { row, column }, LABELS.foundAt(1, count))}
            >
              <span className={styles.text}>{value}</span>
              <span className={`count ${styles.count}`}>{count.toLocaleString("en")}</span>
            </button>
          </li>
        ))}
      </ul>
      {low + high > listed && <p className="soft small">{PANEL_LABELS.moreValues(low + high - listed)}</p>}
    </section>
  );
}
