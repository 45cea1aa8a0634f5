/** What is going on, what decided the column, and what is left to fix. Its height is the same in every state. */
import { TEXT_CLEANER_LABELS } from "@limpid/contract";
import { useMemo } from "react";
import { AlertIcon } from "../../../ui/icons.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { findColumnEvidence } from "../model/column-evidence.ts";
import { useLasting } from "../use-lasting.ts";
import { useCleaner } from "../use-text-cleaner.ts";
import classes from "./bar.module.css";

const MS_PER_SECOND = 1000;
/** Most answers are quicker than this, and need no bar that flickers. */
const QUICK_MS = 200;

export function StatusBar({ fileMistake }: { readonly fileMistake: string | null }) {
  const { isBusy, state } = useCleaner();
  const isSlow = useLasting(isBusy, QUICK_MS);
  return (
    <div className={classes.status}>
      <p role="status" className={classes.progress} data-kind={isSlow ? "busy" : state.answer.kind}>
        {isSlow ? TEXT_CLEANER_LABELS.inProgress : <Outcome />}
      </p>
      {fileMistake !== null && (
        <p role="alert" className={classes.mistake}>
          <AlertIcon />
          {fileMistake}
        </p>
      )}
      <Evidence />
      <Issues />
      {isSlow && <div role="progressbar" aria-label={TEXT_CLEANER_LABELS.inProgress} className={classes.slowly} />}
    </div>
  );
}

function Outcome() {
  const { state, askAgain } = useCleaner();
  const { answer } = state;
  if (answer.kind === "empty") return null;
  if (answer.kind === "done") {
    return TEXT_CLEANER_LABELS.processed(answer.reply.results.length, inSeconds(answer.reply.run_time_ms));
  }
  return (
    <>
      <AlertIcon />
      {answer.message}
      <TextButton onClick={askAgain}>Try again</TextButton>
    </>
  );
}

/** Quick answers would read 0.00, and those from the cache 0.000. */
function inSeconds(ms: number): string {
  return (Math.max(1, ms) / MS_PER_SECOND).toFixed(ms < QUICK_MS ? 3 : 2);
}

function Evidence() {
  const { answer } = useCleaner().state;
  const evidence = useMemo(() => (answer.kind === "done" ? findColumnEvidence(answer.reply.results) : null), [answer]);
  if (evidence === null) return null;
  const { reason, lines } = evidence;
  return (
    <p className={classes.evidence} title={`${reason} (${lines} ${lines === 1 ? "line" : "lines"})`}>
      {reason} <span className="soft">({lines === 1 ? "1 line" : `${lines} lines`})</span>
    </p>
  );
}

function Issues() {
  const { issueCount, views, goToIssue } = useCleaner();
  if (views.length === 0) return null;
  return (
    <div className={classes.issues}>
      <span data-open={issueCount > 0} className={classes.found}>
        {TEXT_CLEANER_LABELS.found(issueCount)}
      </span>
      <TextButton disabled={issueCount === 0} title="F8; Shift+F8 goes back" onClick={() => goToIssue(1)}>
        Next
      </TextButton>
    </div>
  );
}
