/** A question on the file itself: its two best readings side by side, of which one key takes the right one. */
import { LABELS, type PreviewReply, type ReadingAlternative } from "@limpid/contract";
import { useId } from "react";
import { counted } from "../../../../lib/counted.ts";
import { Button } from "../../../../ui/parts/button.tsx";
import { useTable, useTableStore } from "../../data/table-context.ts";
import { canEdit } from "../../data/table-session.ts";
import { confirmReading } from "../../edits/edit.ts";
import { DELIMITERS } from "../../model/dialect-signs.ts";
import { differingCells } from "../../model/differing-cells.ts";
import { ListCard } from "../../parts/list-card.tsx";
import { PendingReply } from "../../parts/pending-reply.tsx";
import { PreviewTable } from "../reading/preview-table.tsx";
import { useReadAgain } from "../reading/use-read-again.ts";
import styles from "./review.module.css";
import { type Readings, useReadings } from "./use-readings.ts";

interface ReadingCardProps {
  readonly alternative: ReadingAlternative;
  readonly isActive: boolean;
  readonly onActive: () => void;
}

const SHOWN_ROWS = 5;

const TEXTS = {
  readAs: (reading: string) => `Read as: ${reading}`,
  keep: (reading: string) => `Keep: ${reading}`,
  answered: (reading: string) => `Answered: ${reading}`,
  means: "The other reading opens as a new table. Your changes carry over wherever the cell still exists.",
} as const;

export function ReadingCard({ alternative, isActive, onActive }: ReadingCardProps) {
  const table = useTable();
  useTableStore("state");
  const titleId = useId();
  const { isSending, error, apply } = useReadAgain();
  const mayAnswer = canEdit(table);
  const { message, parameter, taken, other, choices } = alternative;
  const keep = (): void => confirmReading(table, { parameter, reading: taken });
  const press = (key: string): boolean => {
    if (!mayAnswer || isSending || (key !== "1" && key !== "2")) return false;
    if (key === "1") keep();
    else apply(choices);
    return true;
  };
  return (
    <ListCard
      className={styles.question}
      aria-labelledby={titleId}
      aria-busy={isSending}
      data-reading={parameter}
      isActive={isActive}
      onActive={onActive}
      place={undefined}
      onPress={press}
    >
      <h3 id={titleId} className={styles.title}>
        {message}
      </h3>
      {mayAnswer ? (
        <>
          <BothReadings alternative={alternative} />
          <div className={styles.answers}>
            <Button size="compact-sm" tabIndex={-1} title="1" disabled={isSending} onClick={keep}>
              {TEXTS.keep(nameReading(parameter, taken))}
              <kbd className={styles.key}>1</kbd>
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              tabIndex={-1}
              title="2"
              loading={isSending}
              onClick={() => apply(choices)}
            >
              {TEXTS.readAs(nameReading(parameter, other))}
              <kbd className={styles.key}>2</kbd>
            </Button>
          </div>
          <p className="soft small breaks">{TEXTS.means}</p>
          {error !== null && <p role="alert">{error}</p>}
        </>
      ) : (
        <p className="soft small breaks">{LABELS.readOnly}</p>
      )}
    </ListCard>
  );
}

function BothReadings({ alternative }: { readonly alternative: ReadingAlternative }) {
  const query = useReadings(alternative);
  const { parameter, taken, other } = alternative;
  const { data } = query;
  if (data === undefined) return <PendingReply query={query} waiting="Reading the file…" />;
  return (
    <div className={styles.readings}>
      <Reading name={`1 · ${nameReading(parameter, taken)}`} {...read(data, "taken", parameter)} />
      <Reading name={`2 · ${nameReading(parameter, other)}`} {...read(data, "other", parameter)} />
    </div>
  );
}

/** Two sheets have nothing to compare. */
function read(readings: Readings, which: keyof Readings, parameter: ReadingAlternative["parameter"]) {
  const [one, another] = which === "taken" ? [readings.taken, readings.other] : [readings.other, readings.taken];
  return { reply: one, differing: parameter === "sheet" ? undefined : differingCells(one, another) };
}

interface ReadingProps {
  readonly name: string;
  readonly reply: PreviewReply;
  readonly differing: ReturnType<typeof differingCells> | undefined;
}

function Reading({ name, reply, differing }: ReadingProps) {
  return (
    <figure className={styles.reading}>
      <figcaption>
        <span className={styles.only}>{name}</span>
        <span className="soft small">{`${counted(reply.num_rows, "row")} × ${counted(reply.num_columns, "column")}`}</span>
      </figcaption>
      <PreviewTable reply={{ ...reply, rows: reply.rows.slice(0, SHOWN_ROWS) }} name={name} differing={differing} />
    </figure>
  );
}

/** The answers that were given, each with the way to the other reading. */
export function AnsweredReading({ alternative }: { readonly alternative: ReadingAlternative }) {
  const table = useTable();
  useTableStore("state");
  const { isSending, error, apply } = useReadAgain();
  const { parameter, taken, other, choices } = alternative;
  return (
    <section className={styles.question}>
      <h3 className={styles.title}>{LABELS.readingOf(parameter)}</h3>
      <p>{TEXTS.answered(nameReading(parameter, taken))}</p>
      {canEdit(table) && (
        <div className={styles.answers}>
          <Button size="compact-sm" variant="default" loading={isSending} onClick={() => apply(choices)}>
            {TEXTS.readAs(nameReading(parameter, other))}
          </Button>
        </div>
      )}
      {error !== null && <p role="alert">{error}</p>}
    </section>
  );
}

function nameReading(parameter: ReadingAlternative["parameter"], reading: string): string {
  if (parameter === "header") return reading === "names" ? "first row holds names" : "first row holds values";
  if (parameter !== "delimiter") return reading;
  return (
    DELIMITERS.find(({ sign }) => sign === reading)?.name.toLowerCase() ?? (reading === "" ? "one column" : reading)
  );
}
