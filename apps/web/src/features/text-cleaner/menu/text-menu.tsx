/** The menu of a line that is no datetime. */
import { SOLVER_BUDGET, TEXT_CLEANER_LABELS } from "@limpid/contract";
import type { CSSProperties } from "react";
import { useCleaner } from "../use-text-cleaner.ts";
import classes from "./menu.module.css";
import { MenuItem } from "./menu-item.tsx";
import type { MenuProps } from "./menu-props.ts";
import { ReportProblem } from "./report-problem.tsx";

export function TextMenu({ line, view }: MenuProps) {
  const { choose, retries } = useCleaner();
  const { result, decision } = view;
  const isTrying = retries.busyLine === line;
  return (
    <>
      {result.msg !== null && <p className={classes.message}>{result.msg}</p>}
      <MenuItem isDisabled={retries.busyLine !== null} onClick={() => retries.tryAsDatetime(line, view)}>
        {isTrying ? TEXT_CLEANER_LABELS.working : TEXT_CLEANER_LABELS.tryAgain}
      </MenuItem>
      {isTrying && <RetryBar />}
      {!isTrying && decision.retried !== null && <p className={classes.note}>No datetime was found in this line.</p>}
      <MenuItem isChosen={decision.choice?.kind === "raw"} onClick={() => choose(line, { kind: "raw" })}>
        {TEXT_CLEANER_LABELS.leaveAsIs}
      </MenuItem>
      <ReportProblem view={view} />
    </>
  );
}

/** Fills while the retry may run. */
function RetryBar() {
  return (
    <div
      role="progressbar"
      aria-label={TEXT_CLEANER_LABELS.working}
      className={classes.retry}
      style={{ "--retry-time": `${SOLVER_BUDGET.textRetryMs}ms` } as CSSProperties}
    />
  );
}
