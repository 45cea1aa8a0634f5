/** The menu of a line that could not be read. */
import { TEXT_CLEANER_LABELS } from "@limpid/contract";
import { errorText } from "../model/line-view.ts";
import { useCleaner } from "../use-text-cleaner.ts";
import { Debugging } from "./debugging.tsx";
import classes from "./menu.module.css";
import { MenuItem } from "./menu-item.tsx";
import type { MenuProps } from "./menu-props.ts";
import { ReportProblem } from "./report-problem.tsx";

export function ErrorMenu({ line, view }: MenuProps) {
  const { choose, override } = useCleaner();
  const { result, decision } = view;
  return (
    <>
      <p className={classes.message}>{errorText(result)}</p>
      <MenuItem isChosen={decision.choice?.kind === "raw"} onClick={() => choose(line, { kind: "raw" })}>
        {TEXT_CLEANER_LABELS.leaveAsIs}
      </MenuItem>
      <MenuItem onClick={() => override(line)}>{TEXT_CLEANER_LABELS.moreOptions}</MenuItem>
      <Debugging result={result} />
      <ReportProblem view={view} />
    </>
  );
}
