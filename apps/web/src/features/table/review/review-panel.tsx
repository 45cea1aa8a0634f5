/** What is left to decide, question by question: an answer settles all cells of its question. */
import type { ReviewReply } from "@limpid/contract";
import { LABELS } from "@limpid/contract";
import { useEffect, useRef } from "react";
import { TextButton } from "../../../ui/text-button.tsx";
import { changeView } from "../data/job.ts";
import { useTable } from "../data/table-context.ts";
import { Drawer } from "../drawer.tsx";
import { Certificate } from "./certificate.tsx";
import { QuestionList } from "./question-list.tsx";
import styles from "./review.module.css";
import { useOpenDecisions, useReview } from "./use-review.ts";

export function ReviewPanel() {
  const job = useTable();
  const { data, error, refetch } = useReview();
  const decisions = useOpenDecisions();
  const heading = useRef<HTMLHeadingElement>(null);
  // Where there are questions, the first has taken it.
  useEffect(() => {
    const panel = heading.current?.closest("aside");
    if (panel?.contains(document.activeElement) === false) heading.current?.focus();
  }, []);
  const close = (): void => {
    changeView(job, { panel: null });
    job.grid.current?.focus();
  };
  const isDone = data !== undefined && data.question_count + decisions.length === 0;
  return (
    <Drawer
      side="left"
      label={LABELS.review}
      title={LABELS.review}
      titleRef={heading}
      closeLabel="Close"
      onClose={close}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) close();
      }}
      foot={data !== undefined && data.cells > 0 && <Progress review={data} />}
    >
      {data === undefined && error === null && <p className={styles.soft}>Looking for what is open…</p>}
      {error !== null && (
        <p role="alert">
          {error.message} <TextButton onClick={() => void refetch()}>Try again</TextButton>
        </p>
      )}
      {isDone && <Certificate review={data} />}
      {data !== undefined && !isDone && <QuestionList decisions={decisions} review={data} />}
    </Drawer>
  );
}

function Progress({ review: { cells, decided } }: { readonly review: ReviewReply }) {
  return (
    <div className={styles.progress}>
      <p role="status">{LABELS.decidedOf(decided, cells)}</p>
      <span className={styles.track} aria-hidden="true">
        <span style={{ width: `${(100 * decided) / cells}%` }} />
      </span>
    </div>
  );
}
