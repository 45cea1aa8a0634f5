/** The questions, those first that settle most cells. Arrows go from one to the next; the grid shows what it is about. */
import type { ReviewReply } from "@limpid/contract";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTable, useTableStore } from "../data/table-context.ts";
import { Decision } from "../grid/column-decisions.tsx";
import { isCleanedAnew } from "../model/outbox.ts";
import type { OpenDecision } from "./open-decisions.ts";
import { QuestionCard } from "./question-card.tsx";
import styles from "./review.module.css";

interface QuestionListProps {
  readonly decisions: readonly OpenDecision[];
  readonly review: ReviewReply;
}

const keyOf = ({ column, rule, kind }: ReviewReply["questions"][number]): string => `${column} ${rule} ${kind}`;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

export function QuestionList({ decisions, review: { questions, question_count } }: QuestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const place = Math.min(active, questions.length - 1);
  const focusAt = (index: number): void => {
    list.current?.querySelectorAll<HTMLElement>("article")[index]?.focus();
  };
  // The first question takes the focus; later the one that was answered, as long as it has cells, or else the next one.
  const wanted = useRef<string | null>("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: other questions are there
  useEffect(() => {
    if (wanted.current === null) return;
    const same = questions.findIndex((question) => keyOf(question) === wanted.current);
    focusAt(same < 0 ? place : same);
    wanted.current = null;
  }, [questions]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    if (step === undefined || (event.target as Element).closest("input") !== null) return;
    event.preventDefault();
    focusAt(Math.max(0, Math.min(questions.length - 1, place + step)));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its questions take the focus
    <div ref={list} className={styles.questions} onKeyDown={onKeyDown}>
      {decisions.map((open) => (
        <OpenColumn key={`${open.column} ${open.decision.id}`} open={open} />
      ))}
      {questions.map((question, index) => (
        <QuestionCard
          key={keyOf(question)}
          question={question}
          alike={questions.filter(({ rule, kind }) => rule === question.rule && kind === question.kind)}
          isActive={index === place}
          onActive={() => setActive(index)}
          onAnswer={() => {
            wanted.current = keyOf(question);
          }}
        />
      ))}
      {question_count > questions.length && (
        <p className={styles.soft}>
          {(question_count - questions.length).toLocaleString("en")} smaller questions come once these are answered.
        </p>
      )}
    </div>
  );
}

function OpenColumn({ open: { column, decision } }: { readonly open: OpenDecision }) {
  useTable();
  const { columns } = useTableStore("data");
  const outbox = useTableStore("outbox");
  return (
    <section className={styles.question}>
      <h3>{columns[column]?.title}</h3>
      <Decision index={column} decision={decision} isBusy={isCleanedAnew(outbox, column)} />
    </section>
  );
}
