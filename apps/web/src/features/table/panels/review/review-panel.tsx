/** What is left to decide, question by question: an answer settles all cells of its question. */
import type { ReviewReply } from "@limpid/contract";
import { LABELS } from "@limpid/contract";
import { LeftPanel } from "../../parts/left-panel.tsx";
import { Certificate } from "./certificate.tsx";
import { QuestionList } from "./question-list.tsx";
import styles from "./review.module.css";
import { useAnswered } from "./use-answered.ts";
import { useOpenDecisions, useReview } from "./use-review.ts";

export function ReviewPanel() {
  const query = useReview();
  const { data } = query;
  const decisions = useOpenDecisions();
  const answered = useAnswered(data);
  const isDone = data !== undefined && data.question_count + decisions.length === 0;
  return (
    <LeftPanel
      title={LABELS.review}
      query={query}
      waiting="Looking for open questions…"
      foot={data !== undefined && data.cells > 0 && <Progress review={data} waiting={answered.cells} />}
    >
      {isDone && <Certificate review={data} />}
      {data !== undefined && !isDone && <QuestionList decisions={decisions} review={data} answered={answered} />}
    </LeftPanel>
  );
}

interface ProgressProps {
  readonly review: ReviewReply;
  /** Decided cells that the server has not counted yet. */
  readonly waiting: number;
}

function Progress({ review: { cells, decided: counted }, waiting }: ProgressProps) {
  const decided = Math.min(cells, counted + waiting);
  return (
    <div className={styles.progress}>
      <p role="status">{LABELS.decidedOf(decided, cells)}</p>
      <span className={styles.track} aria-hidden="true">
        <span style={{ width: `${(100 * decided) / cells}%` }} />
      </span>
    </div>
  );
}
