/** A question of one or several columns: its values, before and after, and its answers, for all of them or for one. */
import { countRows, LABELS, PANEL_LABELS } from "@limpid/contract";
import { useId, useState } from "react";
import { postMessage } from "../../../../lib/messages.ts";
import { nameSome } from "../../../../lib/name-some.ts";
import { HEADER_ROW } from "../../../../ui/grid/position.ts";
import { Button } from "../../../../ui/parts/button.tsx";
import { Checkbox } from "../../../../ui/parts/checkbox.ts";
import { cleanedRows } from "../../actions/leave-rows-out.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";
import { canEdit } from "../../data/table-session.ts";
import { answerQuestion } from "../../edits/answer.ts";
import { leaveRepeatsOut } from "../../edits/leave-repeats-out.ts";
import { isCleanedAgain } from "../../model/outbox.ts";
import { answerId, GIVEN_TEXT, listAnswers, type QuestionCard } from "../../model/question-cards.ts";
import { ListCard } from "../../parts/list-card.tsx";
import { CardAnswers } from "./card-answers.tsx";
import { CardValues, SHOWN_VALUES } from "./card-values.tsx";
import styles from "./review.module.css";
import { showFirstCell } from "./show-first-cell.ts";
import { ShowRows } from "./show-rows.tsx";

interface ColumnQuestionCardProps {
  readonly card: QuestionCard;
  readonly isActive: boolean;
  readonly onActive: () => void;
}

export function ColumnQuestionCard({ card, isActive, onActive }: ColumnQuestionCardProps) {
  const table = useTable();
  const outbox = useTableStore("outbox");
  useTableStore("state");
  const titleId = useId();
  const [chosenRaw, setChosen] = useState<string | null>(null);
  const [isSingle, setIsSingle] = useState(false);
  const [isSetting, setIsSetting] = useState(false);
  const [first] = card.columns;
  const answers = listAnswers(card);
  const columns = isSingle ? card.columns.slice(0, 1) : card.columns;
  const value = card.values.find(({ raw }) => raw === chosenRaw);
  const isBusy = card.columns.some(({ index }) => isCleanedAgain(outbox, index));
  if (first === undefined) return null;

  const choose = (raw: string | null): void => {
    setIsSetting(false);
    setChosen(raw);
    if (raw !== null) void showFirstCell(table, first.index, raw);
  };
  const answer = (option: string): void => {
    const decision = value === undefined ? card.id : answerId(card.id, value.raw);
    answerQuestion(table, { columns: columns.map(({ index }) => index), decision, option });
    choose(null);
  };
  const pressLetter = (letter: string): boolean => {
    const found = answers.find(({ key }) => key === letter);
    if (found !== undefined) answer(found.option.id);
    else if (letter === "Y") postMessage(LABELS.noProposal);
    else if (letter === "E" && value !== undefined) setIsSetting(true);
    else if (letter === "E") postMessage("Choose one value first: 1 to 9");
    else if (letter === "A" && card.columns.length > 1) setIsSingle(!isSingle);
    else return false;
    return true;
  };
  const press = (key: string): boolean => {
    const numbered = card.values.slice(0, SHOWN_VALUES)[Number(key) - 1];
    if (numbered !== undefined) choose(numbered.raw === chosenRaw ? null : numbered.raw);
    else if (key === "Escape" && (value !== undefined || isSetting)) choose(null);
    else return canEdit(table) && pressLetter(key.toUpperCase());
    return true;
  };
  return (
    <ListCard
      className={styles.question}
      aria-labelledby={titleId}
      aria-busy={isBusy}
      data-columns={card.columns.map(({ index }) => index).join(" ")}
      isActive={isActive}
      onActive={onActive}
      place={{ row: HEADER_ROW, column: first.index }}
      onPress={press}
    >
      <h3 id={titleId} className={styles.title}>
        <span className={styles.subject}>{titleOfCard(card)}</span>{" "}
        {card.columns.length > 1 && <span className="count">{LABELS.editedCells(card.cells)}</span>}
      </h3>
      <p>{messageOfCard(card)}</p>
      <CardValues values={card.values} chosen={chosenRaw} onChoose={choose}>
        <ShowRows column={first.index} values={value === undefined ? card.values : [value]} />
      </CardValues>
      {card.columns.length > 1 && canEdit(table) && (
        <Checkbox
          size="xs"
          tabIndex={-1}
          label={PANEL_LABELS.inAllColumns(card.columns.length, card.cells)}
          checked={!isSingle}
          onChange={() => setIsSingle(!isSingle)}
          title="A"
        />
      )}
      {canEdit(table) ? (
        <CardAnswers
          answers={answers}
          only={value?.raw}
          isSetting={isSetting}
          onAnswer={answer}
          onSet={(text) => answer(`${GIVEN_TEXT}${text}`)}
          onAskText={() => setIsSetting(true)}
          onCancel={() => setIsSetting(false)}
        >
          {value === undefined && <RepeatsButton card={card} />}
        </CardAnswers>
      ) : (
        <p className="soft small breaks">{LABELS.readOnly}</p>
      )}
    </ListCard>
  );
}

/** The first of rows that are one thing stays. */
function RepeatsButton({ card: { id, columns, repeats } }: Pick<ColumnQuestionCardProps, "card">) {
  const table = useTable();
  const rows = cleanedRows(table, repeats);
  const count = countRows(rows);
  const [first] = columns;
  if (first === undefined || count === 0) return null;
  return (
    <Button
      size="compact-sm"
      variant="filled"
      onClick={() => leaveRepeatsOut(table, { rows, column: first.index, decision: id })}
    >
      {count === 1 ? "Exclude the later row" : `Exclude ${count.toLocaleString("en")} later rows`}
    </Button>
  );
}

function titleOfCard({ columns }: QuestionCard): string {
  const [first, ...others] = columns;
  if (first === undefined || others.length === 0) return first?.title ?? "";
  return `${first.title} and ${others.length === 1 ? (others[0]?.title ?? "") : `${others.length} more columns`}`;
}

/** A message counts the cells of its own column. */
function messageOfCard({ columns, message }: QuestionCard): string {
  const [first, ...others] = columns;
  if (others.length === 0) return message;
  const counts = others.map(({ title, cells }) => `${title} (${cells.toLocaleString("en")})`);
  return `${first?.title}: ${message} The same in ${nameSome(counts)}.`;
}
