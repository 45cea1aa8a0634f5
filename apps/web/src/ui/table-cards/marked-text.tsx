import { markWords } from "./mark-words.ts";
import classes from "./marked-text.module.css";

interface MarkedTextProps {
  readonly text: string;
  /** What was searched in it; "" where nothing was. */
  readonly searched: string;
}

/** A text with the words marked that were searched for. */
export function MarkedText({ text, searched }: MarkedTextProps) {
  if (searched === "") return text;
  return markWords(text, searched).map(({ start, text: part, isMarked }) =>
    isMarked ? (
      <mark key={start} className={classes.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
