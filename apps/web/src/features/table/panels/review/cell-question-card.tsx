/** One question: why it is asked, its values, and the answers, each for all cells or for one value alone. */
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import { useId, useState } from "react";
import { postMessage } from "../../../../lib/messages.ts";
import { Checkbox } from "../../../../ui/parts/checkbox.ts";
import { useTable, useTableData, useTableStore } from "../../data/table-context.ts";
import { canEdit } from "../../data/table-session.ts";
import { decide } from "../../edits/decide.ts";
import { ListCard } from "../../parts/list-card.tsx";
import { ANSWERS, type AnswerKind } from "./answer-kinds.ts";
import { Answers } from "./answers.tsx";
import { QuestionValues, shownValues } from "./question-values.tsx";
import styles from "./review.module.css";
import type { Answer } from "./use-answered.ts";
import type { Question } from "./use-review.ts";

interface CellQuestionCardProps {
  readonly question: Question;
  /** All that are asked by the same rule, of this column and others. */
  readonly alike: readonly Question[];
  readonly isActive: boolean;
  readonly onActive: () => void;
  readonly onAnswer: (answer: Answer) => void;
}

export function CellQuestionCard({ question, alike, isActive, onActive, onAnswer }: CellQuestionCardProps) {
  const table = useTable();
  const columns = useTableData("columns");
  useTableStore("state");
  const titleId = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isEverywhere, setIsEverywhere] = useState(false);
  const [isSetting, setIsSetting] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { column, rule, kind, title, count } = question;
  const values = shownValues(question);
  // The only value of a question is in sight, so that an answer to the question is one to it.
  const only = question.value_count === 1 && !isEverywhere ? 0 : null;
  const value = values[chosen ?? only ?? -1];
  const ofAll = isEverywhere ? sum(alike.map((one) => one.proposed)) : question.proposed;
  const proposed = value === undefined ? ofAll : value.proposal === undefined ? 0 : value.count;

  const placeOf = (index: number) => (values[index] === undefined ? undefined : { row: values[index].row, column });
  const choose = (index: number | null): void => {
    setIsEverywhere(false);
    setChosen(index);
    const place = index === null ? undefined : placeOf(index);
    if (place !== undefined) table.grid.current?.show(place);
  };
  const answer = async (action: AnswerKind, text?: string): Promise<void> => {
    if (isBusy || !canEdit(table)) return;
    if (action === "take" && proposed === 0) return postMessage(LABELS.noProposal);
    if (action === "set" && text === undefined) return setIsSetting(true);
    setIsBusy(true);
    const reply = decide(table, {
      rule,
      kind,
      action,
      ...(!isEverywhere && { column }),
      ...(value !== undefined && { raw_input: value.raw_input }),
      ...(text !== undefined && { value: text }),
    });
    const questions = isEverywhere ? alike : [question];
    const rawInput = only === null ? value?.raw_input : undefined;
    onAnswer({ questions, rawInput, isTake: action === "take" && value === undefined, reply });
    await reply;
    setChosen(null);
    setIsEverywhere(false);
    setIsSetting(false);
    setIsBusy(false);
  };
  const toggleEverywhere = (): void => {
    setChosen(null);
    setIsEverywhere(!isEverywhere);
  };
  const press = (pressed: string): boolean => {
    const action = ANSWERS.find(({ key }) => key === pressed.toUpperCase())?.action;
    const index = Number(pressed) - 1;
    if (pressed === "Escape" && (chosen !== null || isSetting || isEverywhere)) choose(null);
    else if (pressed.toLowerCase() === "a" && alike.length > 1) toggleEverywhere();
    else if (action !== undefined) void answer(action);
    else if (index >= 0 && index < values.length) choose(index === chosen ? null : index);
    else return false;
    return true;
  };
  return (
    <ListCard
      className={styles.question}
      aria-labelledby={titleId}
      aria-busy={isBusy}
      isActive={isActive}
      onActive={onActive}
      place={placeOf(0)}
      onPress={press}
    >
      <h3 id={titleId} className={styles.title}>
        <span className={styles.subject}>
          {columns[column]?.title} <span className={styles.rule}>{title}</span>
        </span>{" "}
        <span className="count">{count.toLocaleString("en")}</span>
      </h3>
      <QuestionValues question={question} chosen={chosen} onChoose={choose} />
      {alike.length > 1 && canEdit(table) && (
        <Checkbox
          size="xs"
          tabIndex={-1}
          label={PANEL_LABELS.inAllColumns(alike.length, sum(alike.map((one) => one.count)))}
          checked={isEverywhere}
          onChange={toggleEverywhere}
          title="A"
        />
      )}
      {canEdit(table) ? (
        <Answers
          proposed={proposed}
          only={value}
          isSetting={isSetting}
          isBusy={isBusy}
          onAnswer={(action, text) => void answer(action, text)}
          onCancel={() => setIsSetting(false)}
        />
      ) : (
        <p className="soft small breaks">{LABELS.readOnly}</p>
      )}
    </ListCard>
  );
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
