/** The bar below the panes, which offers a decision for similar lines, or else lists the keys. */
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
            Apply to {count === 1 ? "1 similar line" : `${count} similar lines`}
          </TextButton>
        </>
      ) : (
        views.length > 0 && <Keys />
      )}
    </div>
  );
}

const KEYS = [
  { key: "F8", does: "next thing to fix" },
  { key: "Enter", does: "open a result" },
  { key: "1–9", does: "pick a datetime" },
  { key: "L", does: "leave as is" },
  { key: "A", does: "apply to similar lines" },
];

function Keys() {
  return (
    <span className={classes.keys}>
      {KEYS.map(({ key, does }) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
    </span>
  );
}
