/** The components of a cell's value; each can be added as a column. */
import { LABELS } from "@limpid/contract";
import { TextButton } from "../../../../ui/text-button.tsx";
import { useTable, useTableStore } from "../../data/table-context.ts";
import { canChange, canPropose } from "../../data/table-session.ts";
import { enrichColumn } from "../../edits/edit.ts";
import { isOwnColumn } from "../../model/proposals.ts";
import styles from "./components.module.css";
import { componentTitle, useComponents } from "./use-components.ts";

interface CellComponentsProps {
  readonly row: number;
  readonly column: number;
}

export function CellComponents({ row, column }: CellComponentsProps) {
  const table = useTable();
  const { isLoaded } = useTableStore("state");
  const { pending } = useTableStore("proposals");
  const label = canPropose(table) ? LABELS.proposeAsColumn : LABELS.addAsColumn;
  const { data } = useComponents({ column, row, isWanted: isLoaded });
  const components = data?.components ?? [];
  if (components.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>{LABELS.components}</h3>
      <dl className={styles.components}>
        {components.map(({ name, values, is_column }) => (
          <div key={name}>
            <dt>{componentTitle(name)}</dt>
            <dd>{values[0]?.component}</dd>
            {is_column && <dd className="soft small">{LABELS.addedAsColumn}</dd>}
            {!is_column && isOwnColumn(pending, column, name) && (
              <dd className="soft small">{LABELS.proposedAsColumn}</dd>
            )}
            {!is_column && canChange(table) && !isOwnColumn(pending, column, name) && (
              <dd>
                <TextButton
                  aria-label={`${label}: ${componentTitle(name)}`}
                  onClick={() => enrichColumn(table, column, name)}
                >
                  {label}
                </TextButton>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
