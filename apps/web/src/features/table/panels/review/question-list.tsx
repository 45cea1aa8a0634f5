/**
 * All that is left to decide: questions of columns, the weightiest first, then flagged cells by kind. Arrows go from one
 * to the next; the grid shows what it is about.
 */
import type { ReadingAlternative } from "@limpid/contract";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { counted } from "../../../../lib/counted.ts";
import { TextButton } from "../../../../ui/text-button.tsx";
import { useTableData, useTableStore } from "../../data/table-context.ts";
import { isCleanedAgain } from "../../model/outbox.ts";
import type { QuestionCard as Card } from "../../model/question-cards.ts";
import { Decision } from "../columns/column-decisions.tsx";
import { CellQuestionCard } from "./cell-question-card.tsx";
import { ColumnQuestionCard } from "./column-question-card.tsx";
import type { OpenDecision } from "./open-decisions.ts";
import { ReadingCard } from "./reading-card.tsx";
import styles from "./review.module.css";
import { type Answered, questionKey } from "./use-answered.ts";
import type { Review } from "./use-review.ts";

interface QuestionListProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly readings: readonly ReadingAlternative[];
  readonly cards: readonly Card[];
  /** All cards are shown, not only the first ones. */
  readonly isWhole: boolean;
  readonly onWhole: () => void;
  readonly decisions: readonly OpenDecision[];
  /** Undefined until it is known which cells are flagged. */
  readonly review: Review | undefined;
  /** Questions about flagged cells that are not answered. */
  readonly questions: Review["questions"];
  readonly onAnswer: Answered["onAnswer"];
}

/** More questions of columns wait behind a click. */
const IN_SIGHT = 5;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, p: -1 };

export function QuestionList(props: QuestionListProps) {
  const { ref: list, readings, cards, isWhole, onWhole, decisions, review, questions, onAnswer } = props;
  const shown = isWhole ? cards : cards.slice(0, IN_SIGHT);
  const smaller = cards.length - shown.length;
  const keys = [
    ...readings.map(({ parameter }) => parameter),
    ...shown.map(({ key }) => key),
    ...questions.map(questionKey),
  ];
  const first = readings.length;
  const { place, setActive, focusAt, watch } = useFocus(list, keys);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    if (step === undefined || (event.target as Element).closest("input") !== null) return;
    event.preventDefault();
    focusAt(Math.max(0, Math.min(keys.length - 1, place + step)));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its questions take the focus
    <div ref={list} className={styles.questions} tabIndex={-1} onKeyDown={onKeyDown} {...watch}>
      {readings.map((alternative, index) => (
        <ReadingCard
          key={alternative.parameter}
          alternative={alternative}
          isActive={index === place}
          onActive={() => setActive(index)}
        />
      ))}
      {decisions.map((open) => (
        <OpenColumn key={`${open.column} ${open.decision.id}`} open={open} />
      ))}
      {shown.map((card, index) => (
        <ColumnQuestionCard
          key={card.key}
          card={card}
          isActive={first + index === place}
          onActive={() => setActive(first + index)}
        />
      ))}
      {smaller > 0 && <TextButton onClick={onWhole}>{counted(smaller, "smaller question")}</TextButton>}
      {questions.length > 0 && cards.length + decisions.length > 0 && <h3 className={styles.group}>Flagged cells</h3>}
      {questions.map((question, index) => (
        <CellQuestionCard
          key={questionKey(question)}
          question={question}
          alike={questions.filter(({ rule, kind }) => rule === question.rule && kind === question.kind)}
          isActive={first + shown.length + index === place}
          onActive={() => setActive(first + shown.length + index)}
          onAnswer={onAnswer}
        />
      ))}
      {review !== undefined && keys.length + decisions.length === 0 && <p className="soft small breaks">Saving…</p>}
      {review !== undefined && review.question_count > review.questions.length && (
        <p className="soft small breaks">
          {(review.question_count - review.questions.length).toLocaleString("en")} smaller questions follow once these
          are answered.
        </p>
      )}
    </div>
  );
}

/** The first question takes the focus, and the next one when it goes with the one that had it. */
function useFocus(list: RefObject<HTMLDivElement | null>, keys: readonly string[]) {
  const [active, setActive] = useState(0);
  const place = Math.max(0, Math.min(active, keys.length - 1));
  const focusAt = (index: number): void => {
    (list.current?.querySelectorAll<HTMLElement>("article")[index] ?? list.current)?.focus();
  };
  const isNew = useRef(true);
  const hasFocus = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = hasFocus.current && (activeElement === body || activeElement === list.current);
    if (isNew.current || isLost) focusAt(place);
    isNew.current = false;
  });
  // A question that comes back by an undo takes the focus, also where the server has not counted its answer yet.
  const seen = useRef<ReadonlySet<string>>(new Set());
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    const returned = keys.findIndex((key) => !before.current.includes(key) && seen.current.has(key));
    before.current = keys;
    seen.current = new Set([...seen.current, ...keys]);
    if (returned !== -1 && hasFocus.current) focusAt(returned);
  });
  const watch = {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
  return { place, setActive, focusAt, watch };
}

function OpenColumn({ open: { column, decision } }: { readonly open: OpenDecision }) {
  const columns = useTableData("columns");
  const outbox = useTableStore("outbox");
  return (
    <section className={styles.question}>
      <h3>{columns[column]?.title}</h3>
      <Decision index={column} decision={decision} isBusy={isCleanedAgain(outbox, column)} />
    </section>
  );
}
