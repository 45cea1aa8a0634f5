/** The questions, those first that settle most cells. Arrows go from one to the next; the grid shows what it is about. */
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTable, useTableData, useTableStore } from "../../data/table-context.ts";
import { isCleanedAnew } from "../../model/outbox.ts";
import { Decision } from "../columns/column-decisions.tsx";
import type { OpenDecision } from "./open-decisions.ts";
import { QuestionCard } from "./question-card.tsx";
import styles from "./review.module.css";
import { type Answered, questionKey } from "./use-answered.ts";
import type { Review } from "./use-review.ts";

interface QuestionListProps {
  readonly decisions: readonly OpenDecision[];
  readonly review: Review;
  readonly answered: Answered;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

export function QuestionList({ decisions, review, answered }: QuestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const questions = review.questions.filter((question) => !answered.isGone(question));
  const place = Math.min(active, questions.length - 1);
  const focusAt = (index: number): void => {
    (list.current?.querySelectorAll<HTMLElement>("article")[index] ?? list.current)?.focus();
  };
  // The first question takes the focus, and the next one when it goes with the one that had it.
  const isNew = useRef(true);
  const hasFocus = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = hasFocus.current && (activeElement === body || activeElement === list.current);
    if (isNew.current || isLost) focusAt(place);
    isNew.current = false;
  });
  // A question that comes back by an undo takes the focus, also where the server has not counted its answer yet.
  const asked = useRef<readonly string[]>([]);
  useEffect(() => {
    const keys = questions.map(questionKey);
    const isBack = (key: string): boolean => !asked.current.includes(key) && answered.wasAnswered(key);
    const returned = questions.findIndex((question) => isBack(questionKey(question)));
    asked.current = keys;
    if (returned !== -1 && hasFocus.current) focusAt(returned);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    if (step === undefined || (event.target as Element).closest("input") !== null) return;
    event.preventDefault();
    focusAt(Math.max(0, Math.min(questions.length - 1, place + step)));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its questions take the focus
    <div
      ref={list}
      className={styles.questions}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {decisions.map((open) => (
        <OpenColumn key={`${open.column} ${open.decision.id}`} open={open} />
      ))}
      {questions.map((question, index) => (
        <QuestionCard
          key={questionKey(question)}
          question={question}
          alike={questions.filter(({ rule, kind }) => rule === question.rule && kind === question.kind)}
          isActive={index === place}
          onActive={() => setActive(index)}
          onAnswer={answered.onAnswer}
        />
      ))}
      {questions.length === 0 && review.questions.length > 0 && <p className={styles.soft}>Saving…</p>}
      {review.question_count > review.questions.length && (
        <p className={styles.soft}>
          {(review.question_count - review.questions.length).toLocaleString("en")} smaller questions follow once these
          are answered.
        </p>
      )}
    </div>
  );
}

function OpenColumn({ open: { column, decision } }: { readonly open: OpenDecision }) {
  useTable();
  const columns = useTableData("columns");
  const outbox = useTableStore("outbox");
  return (
    <section className={styles.question}>
      <h3>{columns[column]?.title}</h3>
      <Decision index={column} decision={decision} isBusy={isCleanedAnew(outbox, column)} />
    </section>
  );
}
