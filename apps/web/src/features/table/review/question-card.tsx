/** One question: why it is asked, its values, and the answers, each for all cells or for one value alone. */
import { LABELS } from "@limpid/contract";
import { type KeyboardEvent, useId, useState } from "react";
import { type Answer, decide } from "../data/decide.ts";
import { canEdit } from "../data/job.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import { Answers } from "./answers.tsx";
import { QuestionValues, shownValues } from "./question-values.tsx";
import styles from "./review.module.css";
import type { Question } from "./use-review.ts";

interface QuestionCardProps {
  readonly question: Question;
  readonly isActive: boolean;
  readonly onActive: () => void;
  /** There will be other questions. */
  readonly onAnswer: () => void;
}

export type AnswerKind = Answer["action"];

/** As the buttons say them. */
const KEYS: Readonly<Record<string, AnswerKind>> = { y: "take", n: "keep", m: "missing", e: "set" };

export function QuestionCard({ question, isActive, onActive, onAnswer }: QuestionCardProps) {
  const job = useTable();
  const { columns } = useTableStore("data");
  useTableStore("state");
  const titleId = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isSetting, setIsSetting] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { column, rule, kind, title, msg, count, values } = question;
  const value = chosen === null ? undefined : values[chosen];
  const proposed = value === undefined ? question.proposed : value.proposal === undefined ? 0 : value.count;

  const show = (row: number | undefined): void => {
    if (row !== undefined) job.grid.current?.goTo({ row, column }, false);
  };
  const choose = (index: number | null): void => {
    setChosen(index);
    show(index === null ? undefined : values[index]?.row);
  };
  const answer = async (action: AnswerKind, text?: string): Promise<void> => {
    if (isBusy || !canEdit(job) || (action === "take" && proposed === 0)) return;
    if (action === "set" && text === undefined) return setIsSetting(true);
    setIsBusy(true);
    onAnswer();
    const ofValue = value === undefined ? {} : { raw_input: value.raw_input };
    await decide(job, { column, rule, kind, action, ...ofValue, ...(text !== undefined && { value: text }) });
    setChosen(null);
    setIsSetting(false);
    setIsBusy(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if ((event.target as Element).closest("input") !== null || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = KEYS[event.key.toLowerCase()];
    const index = Number(event.key) - 1;
    if (event.key === "Escape" && (chosen !== null || isSetting)) choose(null);
    else if (action !== undefined) void answer(action);
    else if (index >= 0 && index < shownValues(question).length) choose(index === chosen ? null : index);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <article
      className={styles.question}
      tabIndex={isActive ? 0 : -1}
      aria-labelledby={titleId}
      aria-busy={isBusy}
      onFocus={(event) => {
        onActive();
        if (event.target === event.currentTarget) show(values[0]?.row);
      }}
      onKeyDown={onKeyDown}
    >
      <h3 id={titleId}>
        <span>{columns[column]?.title}</span> <span className={styles.rule}>{title}</span>
        <span className={styles.count}>{count.toLocaleString("en")}</span>
      </h3>
      {msg !== "" && <p className={styles.soft}>{msg}</p>}
      <QuestionValues question={question} chosen={chosen} onChoose={choose} />
      {canEdit(job) ? (
        <Answers
          proposed={proposed}
          only={value}
          isSetting={isSetting}
          isBusy={isBusy}
          onAnswer={(action, text) => void answer(action, text)}
          onCancel={() => setIsSetting(false)}
        />
      ) : (
        <p className={styles.soft}>{LABELS.readOnly}</p>
      )}
    </article>
  );
}
