/** Below the panes: a decision that fits other lines is offered for them, else the keys that work here. */
import { useMemo } from "react";
import { TextButton } from "../../../ui/text-button.tsx";
import { findAlike } from "../model/alike-lines.ts";
import { useCleaner } from "../use-text-cleaner.ts";
import classes from "./bar.module.css";

export function NoticeBar() {
  const { views, state, chooseAlike } = useCleaner();
  const { lastDecided } = state;
  const count = useMemo(() => (lastDecided === null ? 0 : findAlike(views, lastDecided).length), [views, lastDecided]);
  return (
    <div className={classes.notice} role="status">
      {lastDecided !== null && count > 0 ? (
        <>
          Line {lastDecided + 1} is decided.
          <TextButton title="Key A in the results" onClick={chooseAlike}>
            Apply to {count === 1 ? "1 line" : `${count} lines`} like it
          </TextButton>
        </>
      ) : (
        views.length > 0 && <Keys />
      )}
    </div>
  );
}

function Keys() {
  return (
    <span className={classes.keys}>
      <kbd>F8</kbd> next thing to fix <kbd>Enter</kbd> opens a result <kbd>1</kbd>–<kbd>9</kbd> picks a datetime{" "}
      <kbd>L</kbd> leaves as is <kbd>A</kbd> applies to all alike
    </span>
  );
}
