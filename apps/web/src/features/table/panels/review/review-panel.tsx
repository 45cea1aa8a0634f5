/** The report card of the table: its columns with their states, and below them what is left to decide. */
import { LABELS, PANEL_LABELS } from "@limpid/contract";
import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { counted } from "../../../../lib/counted.ts";
import { useTableData, useTableStore } from "../../data/table-context.ts";
import { answeredReadings, openReadings } from "../../model/open-readings.ts";
import { countAnsweredCells, listCards, type QuestionCard } from "../../model/question-cards.ts";
import { LeftPanel } from "../../parts/left-panel.tsx";
import { PendingReply } from "../../parts/pending-reply.tsx";
import listStyles from "../columns/column-list.module.css";
import { ColumnList } from "../columns/column-list.tsx";
import { NotJudged } from "../columns/not-judged.tsx";
import { useColumnFacts } from "../columns/use-column-facts.ts";
import { Certificate } from "./certificate.tsx";
import { QuestionList } from "./question-list.tsx";
import { AnsweredReading } from "./reading-card.tsx";
import styles from "./review.module.css";
import { type Answered, useAnswered } from "./use-answered.ts";
import { type Review, useOpenDecisions, useReview } from "./use-review.ts";

export function ReviewPanel() {
  const query = useReview();
  const { data } = query;
  const columns = useTableData("columns");
  const outbox = useTableStore("outbox");
  const decisions = useOpenDecisions();
  const answered = useAnswered(data);
  const listed = useColumnFacts();
  const cards = useMemo(() => listCards(columns, outbox), [columns, outbox]);
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const asked = columns.reduce((sum, { questions = [] }) => sum + questions.length, 0);
  const { selectable } = useTableStore("state").reading;
  const readings = openReadings(selectable, outbox);
  const isDone = data !== undefined && data.question_count + decisions.length + asked + readings.length === 0;
  const questions = (data?.questions ?? []).filter((question) => !answered.isGone(question));
  const unlisted = data === undefined ? 0 : data.question_count - data.questions.length;
  const left = readings.length + cards.length + decisions.length + questions.length + unlisted;
  // What comes late moves the questions down: the one that has the focus stays in sight.
  const isKnown = listed.every(({ state }) => state !== undefined);
  useEffect(() => {
    if (isKnown) list.current?.querySelector("article:focus")?.scrollIntoView({ block: "nearest" });
  }, [isKnown]);
  const cardOf = (column: number): HTMLElement | undefined => {
    const shown = [...(list.current?.querySelectorAll<HTMLElement>("article[data-columns]") ?? [])];
    return shown.find(({ dataset }) => dataset.columns?.split(" ").includes(String(column)));
  };
  const onAsk = (column: number): void => {
    // It may be one of those that wait behind a click.
    if (cardOf(column) === undefined) flushSync(() => setIsWhole(true));
    cardOf(column)?.focus();
  };
  const columnPart = <ColumnList key="columns" columns={listed} onAsk={onAsk} />;
  // What the columns are depends on how the file is read.
  const questionPart = (
    <section key="questions" className={listStyles.section} aria-label={LABELS.questions}>
      {!isDone && (
        <h3 className={listStyles.heading}>
          {LABELS.questions}
          {data !== undefined && <span className="count">{left.toLocaleString("en")}</span>}
        </h3>
      )}
      {isDone ? (
        <Certificate review={data} columns={listed} />
      ) : (
        <QuestionList
          ref={list}
          readings={readings}
          cards={cards}
          isWhole={isWhole}
          onWhole={() => setIsWhole(true)}
          decisions={decisions}
          review={data}
          questions={questions}
          onAnswer={answered.onAnswer}
        />
      )}
      <PendingReply query={query} waiting="Looking for open questions…" />
    </section>
  );
  return (
    <LeftPanel
      title={PANEL_LABELS.columnsAndQuestions}
      foot={data !== undefined && <Progress left={left} review={data} answered={answered} cards={cards} />}
    >
      {readings.length > 0 ? [questionPart, columnPart] : [columnPart, questionPart]}
      {answeredReadings(selectable).map((alternative) => (
        <AnsweredReading key={alternative.parameter} alternative={alternative} />
      ))}
      {!isDone && <NotJudged columns={listed} />}
    </LeftPanel>
  );
}

interface ProgressProps {
  /** Questions that are not answered. */
  readonly left: number;
  readonly review: Review;
  readonly answered: Answered;
  readonly cards: readonly QuestionCard[];
}

function Progress({ left, review, answered, cards }: ProgressProps) {
  const answeredCells = countAnsweredCells(useTableData("columns"));
  const openCells = cards.reduce((sum, { cells }) => sum + cells, 0);
  const decided = Math.min(review.cells, review.decided + answered.cells);
  const cells = review.cells + openCells + answeredCells;
  if (cells === 0) return null;
  const parts = [
    `${counted(left, "question")} left`,
    ...(review.cells === 0 ? [] : [PANEL_LABELS.decidedOf(decided, review.cells)]),
  ];
  return (
    <div className={styles.progress}>
      <p role="status">{parts.join(" · ")}</p>
      <span className={styles.track} aria-hidden="true">
        <span style={{ width: `${(100 * (decided + answeredCells)) / cells}%` }} />
      </span>
    </div>
  );
}
