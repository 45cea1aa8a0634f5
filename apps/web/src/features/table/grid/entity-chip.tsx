/** What a column holds and how sure that is; opens what else it could be, and the decisions made for it. */
import { type ColumnReply, LABELS } from "@limpid/contract";
import { Suspense } from "react";
import { percent } from "../../../lib/percent.ts";
import { Loader } from "../../../ui/parts/loader.ts";
import { Popover } from "../../../ui/parts/popover.ts";
import { useTableStore } from "../data/table-context.ts";
import { useQuality } from "../data/use-quality.ts";
import { isCleanedAgain } from "../model/outbox.ts";
import { ClassChooser, ColumnDecisions } from "../panels/later.ts";
import styles from "./column-header.module.css";

interface EntityChipProps {
  readonly index: number;
  readonly column: ColumnReply;
}

/** A class at least this certain is shown without its probability. */
const SURE = 0.9;

export function EntityChip({ index, column }: EntityChipProps) {
  const { error } = useTableStore("state");
  const isBusy = isCleanedAgain(useTableStore("outbox"), index);
  const { entity } = column;
  if (entity === null) return <div className={styles.waiting}>{error === null ? "…" : "–"}</div>;
  const sureness = surenessOf(entity);
  const name = entity.cleaned_as === undefined ? entity.name : `${entity.name}, cleaned as ${entity.cleaned_as.name}`;
  return (
    <Popover width={320} shadow="md" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={styles.chip}
          tabIndex={-1}
          aria-busy={isBusy}
          aria-label={[`${column.title}: ${name}`, sureness].filter((part) => part !== null).join(" · ")}
        >
          <span>{name}</span>
          {isBusy ? <Loader size={12} aria-label="Cleaning again" /> : sureness !== null && <span>· {sureness}</span>}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={styles.popover} data-autofocus tabIndex={-1}>
          <Suspense>
            <ClassChooser index={index} column={column} entity={entity} isBusy={isBusy} />
            <ColumnDecisions index={index} decisions={column.decisions ?? []} isBusy={isBusy} />
          </Suspense>
          <Confidence column={index} />
          <Evidence sentences={furtherEvidence(column)} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Null where there is nothing to doubt: how sure the class is says nothing of how good the cells are. */
function surenessOf({ chosen, class_p }: NonNullable<ColumnReply["entity"]>): string | null {
  if (chosen) return "your choice";
  return class_p < SURE ? percent(class_p) : null;
}

function Confidence({ column }: { readonly column: number }) {
  const mean = useQuality(column)?.confidence ?? null;
  return mean === null ? null : <p>{LABELS.averageConfidence(mean)}</p>;
}

/** Leaves out evidence that a decision already shows. */
function furtherEvidence({ evidence = [], decisions = [] }: ColumnReply): readonly string[] {
  return evidence.filter((sentence) => !decisions.some((decision) => decision.sentence === sentence));
}

function Evidence({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section>
      <h3>Evidence</h3>
      <ul className={styles.evidence}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
