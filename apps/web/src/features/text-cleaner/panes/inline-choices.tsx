/** The most frequent decisions about an open line, each a click: its two likeliest datetimes, or the only one beside the line as it is. */
import { TEXT_CLEANER_LABELS } from "@limpid/contract";
import type { Choice } from "../model/decision.ts";
import { excerpt } from "../model/excerpt.ts";
import type { LineView } from "../model/line-view.ts";
import { useCleaner } from "../use-text-cleaner.ts";
import classes from "./panes.module.css";

interface InlineChoicesProps {
  readonly index: number;
  readonly view: LineView;
}

interface InlineChoice {
  readonly key: string;
  readonly text: string;
  readonly title: string;
  readonly choice: Choice;
}

const MOST = 2;

export function InlineChoices({ index, view }: InlineChoicesProps) {
  const { choose } = useCleaner();
  return (
    <span className={classes.readings}>
      {choicesOf(view).map(({ key, text, title, choice }) => (
        <button
          key={key}
          type="button"
          className={classes.reading}
          tabIndex={-1}
          title={title}
          onClick={() => choose(index, choice)}
        >
          {text}
        </button>
      ))}
    </span>
  );
}

function choicesOf({ kind, result }: LineView): readonly InlineChoice[] {
  const readings = result.readings.slice(0, MOST).map(({ id, datetime }, position) => ({
    key: id,
    text: datetime,
    title: `Key ${position + 1}`,
    choice: { kind: "datetime", id } as const,
  }));
  if (kind !== "ok") return readings;
  const asIs = {
    key: "as is",
    text: excerpt(result.raw_input_string),
    title: `${TEXT_CLEANER_LABELS.leaveAsIs}: key L`,
    choice: { kind: "raw" } as const,
  };
  return [...readings, asIs];
}
