/** What a column holds and how sure that is; opens what else it could be, and the decisions made for it. */
import type { ColumnReply } from "@limpid/contract";
import { Popover } from "@mantine/core";
import { useJobStore } from "../job/job-context.ts";
import styles from "./column-header.module.css";

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export function EntityChip({ column }: { readonly column: ColumnReply }) {
  const { error } = useJobStore("state");
  const { entity } = column;
  if (entity === null) return <div className={styles.waiting}>{error === null ? "…" : "–"}</div>;
  return (
    <Popover position="bottom-start" width={280} shadow="md" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={styles.chip} tabIndex={-1}>
          <span>{entity.name}</span>
          <span>· {percent(entity.class_p)}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={`What ${column.title} holds`}>
        <div className={styles.popover} data-autofocus tabIndex={-1}>
          <section>
            <h3>Likely classes</h3>
            <ul className={styles.classes}>
              {Object.entries(entity.likely).map(([name, share]) => (
                <Likely key={name} name={name === entity.predicted_class ? entity.name : name} share={share} />
              ))}
            </ul>
          </section>
          <section>
            <h3>Decisions for this column</h3>
            <Evidence sentences={column.evidence ?? []} />
          </section>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

function Likely({ name, share }: { readonly name: string; readonly share: number }) {
  return (
    <li>
      <span>{name.replaceAll("_", " ")}</span>
      <span>{percent(share)}</span>
      <div className={styles.likelihood} aria-hidden="true">
        <div style={{ width: `${share * 100}%` }} />
      </div>
    </li>
  );
}

function Evidence({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return <p>None were needed.</p>;
  return (
    <ul className={styles.evidence}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
