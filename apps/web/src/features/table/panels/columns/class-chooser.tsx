/** The likely classes of a column, each with its evidence, and the way to any other class. */
import type { ColumnReply, EntityReply } from "@limpid/contract";
import { percent } from "../../../../lib/percent.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";
import { canEdit } from "../../data/table-session.ts";
import { editClass } from "../../edits/edit.ts";
import styles from "../../grid/column-header.module.css";
import { reasonText } from "../../model/reason-text.ts";
import { AllClasses } from "./all-classes.tsx";

interface ClassChooserProps {
  readonly index: number;
  readonly column: ColumnReply;
  readonly entity: EntityReply;
  readonly isBusy: boolean;
}

export function ClassChooser({ index, column, entity, isBusy }: ClassChooserProps) {
  const table = useTable();
  useTableStore("state");
  const isOpen = canEdit(table);
  const reasonOf = (id: string) => column.reasons?.find((reason) => reason.class === id);
  const choose = (id: string | null): void => editClass(table, index, id);
  const current = entity.cleaned_as?.class ?? entity.predicted_class;
  const likely = Object.entries(entity.likely).sort(([, one], [, other]) => other - one);
  return (
    <section>
      {entity.chosen && (
        <p className={styles.chosen}>
          You chose <strong>{entity.name}</strong>. {reasonText(reasonOf(entity.predicted_class)) || "Fits no values"}.
        </p>
      )}
      <h3>{entity.chosen ? "Inferred" : "Likely classes"}</h3>
      <ul className={styles.classes}>
        {likely.map(([id, share]) => (
          <LikelyClass
            key={id}
            name={reasonOf(id)?.name ?? id}
            share={share}
            why={reasonText(reasonOf(id))}
            isCurrent={id === current}
            isEnabled={isOpen && !isBusy}
            onChoose={() => choose(id)}
          />
        ))}
      </ul>
      {isOpen && <AllClasses current={current} isBusy={isBusy} onChoose={choose} />}
      {isOpen && entity.chosen && (
        <button type="button" className={styles.back} disabled={isBusy} onClick={() => choose(null)}>
          Reset to the inferred class
        </button>
      )}
    </section>
  );
}

interface LikelyClassProps {
  readonly name: string;
  readonly share: number;
  readonly why: string;
  readonly isCurrent: boolean;
  readonly isEnabled: boolean;
  readonly onChoose: () => void;
}

function LikelyClass({ name, share, why, isCurrent, isEnabled, onChoose }: LikelyClassProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.likely}
        aria-pressed={isCurrent}
        disabled={!isEnabled}
        onClick={isCurrent ? undefined : onChoose}
      >
        <span>{name}</span>
        <span>{percent(share)}</span>
        <span className={styles.likelihood} aria-hidden="true">
          <span style={{ width: `${share * 100}%` }} />
        </span>
        {why !== "" && <small>{why}</small>}
      </button>
    </li>
  );
}
