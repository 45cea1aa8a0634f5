/** The menu of a line with one datetime. */
import { TEXT_CLEANER_LABELS } from "@limpid/contract";
import { cautionText } from "../model/line-view.ts";
import { useCleaner } from "../use-text-cleaner.ts";
import { Components } from "./components.tsx";
import { Debugging } from "./debugging.tsx";
import classes from "./menu.module.css";
import { MenuItem } from "./menu-item.tsx";
import type { MenuProps } from "./menu-props.ts";
import { ReadingList } from "./reading-list.tsx";
import { ReportProblem } from "./report-problem.tsx";

export function OkMenu({ line, view }: MenuProps) {
  const { override, choose } = useCleaner();
  const { result, decision } = view;
  const caution = cautionText(result);
  return (
    <>
      {caution !== undefined && (
        <>
          <p className={classes.message}>{caution}.</p>
          <ReadingList
            takesFocus
            title={TEXT_CLEANER_LABELS.likely}
            readings={result.readings}
            line={line}
            view={view}
          />
          <MenuItem isChosen={decision.choice?.kind === "raw"} onClick={() => choose(line, { kind: "raw" })}>
            {TEXT_CLEANER_LABELS.leaveAsIs}
          </MenuItem>
        </>
      )}
      {result.msg !== null && <p className={classes.message}>{result.msg}</p>}
      {result.left_out !== undefined && <p className={classes.message}>{result.left_out}</p>}
      <Components title={TEXT_CLEANER_LABELS.components} reading={result.readings[0]} />
      <ReadingList title="Other readings" readings={result.other_readings} line={line} view={view} />
      <Debugging result={result} />
      <MenuItem onClick={() => override(line)}>{TEXT_CLEANER_LABELS.edit}</MenuItem>
      <ReportProblem view={view} />
    </>
  );
}
