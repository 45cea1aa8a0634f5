/** The menu of a line that a person has to decide. */
import { TEXT_CLEANER_LABELS } from "@limpid/contract";
import { excerpt } from "../model/excerpt.ts";
import { allReadings } from "../model/line-view.ts";
import { solverLabel } from "../model/solver.ts";
import { useCleaner } from "../use-text-cleaner.ts";
import { Components } from "./components.tsx";
import { Debugging } from "./debugging.tsx";
import { ManualValue } from "./manual-value.tsx";
import classes from "./menu.module.css";
import { MenuItem } from "./menu-item.tsx";
import type { MenuProps } from "./menu-props.ts";
import { MissingTokens } from "./missing-tokens.tsx";
import { ReadingList } from "./reading-list.tsx";
import { ReportProblem } from "./report-problem.tsx";

export function WarningMenu({ line, view }: MenuProps) {
  const { choose, retries } = useCleaner();
  const { result, decision } = view;
  const { choice, isOverridden } = decision;
  const chosen = choice?.kind === "datetime" ? allReadings(result).find(({ id }) => id === choice.id) : undefined;
  return (
    <>
      <h2 className={classes.title}>{isOverridden ? TEXT_CLEANER_LABELS.overridden : TEXT_CLEANER_LABELS.ambiguous}</h2>
      <p className={classes.raw}>{excerpt(result.raw_input_string)}</p>
      <Components title={TEXT_CLEANER_LABELS.showComponents} reading={chosen ?? result.readings[0]} />
      <ReadingList
        takesFocus
        title={TEXT_CLEANER_LABELS.likely}
        readings={allReadings(result)}
        line={line}
        view={view}
      />
      <div className={classes.section}>
        <MenuItem isDisabled={retries.busyLine !== null} onClick={() => retries.search(line, view)}>
          {solverLabel(view, retries.busyLine === line)}
        </MenuItem>
        <MenuItem isChosen={choice?.kind === "raw"} onClick={() => choose(line, { kind: "raw" })}>
          {TEXT_CLEANER_LABELS.leaveAsIs}
        </MenuItem>
      </div>
      <MissingTokens line={line} view={view} />
      <ManualValue line={line} view={view} />
      <Debugging result={result} />
      <ReportProblem view={view} />
    </>
  );
}
