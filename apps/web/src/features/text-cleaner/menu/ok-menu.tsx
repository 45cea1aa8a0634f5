/** The menu of a line with one datetime. */
import { TEXT_CLEANER_LABELS } from "@limpid/contract";
import { useCleaner } from "../use-text-cleaner.ts";
import { Components } from "./components.tsx";
import { Debugging } from "./debugging.tsx";
import classes from "./menu.module.css";
import { MenuItem } from "./menu-item.tsx";
import type { MenuProps } from "./menu-props.ts";
import { ReadingList } from "./reading-list.tsx";
import { ReportProblem } from "./report-problem.tsx";

export function OkMenu({ line, view }: MenuProps) {
  const { override } = useCleaner();
  const { result } = view;
  return (
    <>
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
