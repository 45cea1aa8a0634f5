/** Shows the text of a cell on one line without its line breaks, because a second line would cover the row below. */
import { numbered } from "../../lib/numbered.ts";
import styles from "./grid.module.css";

const BREAK = /\r\n|[\n\r\u2028\u2029]/;
const BREAKS = new RegExp(BREAK, "g");

interface CellTextProps {
  readonly text: string;
  /** Stands behind the text and is none: it is neither copied nor found, and the note of the cell says it. */
  readonly ghost?: string | undefined;
}

export function CellText({ text, ghost }: CellTextProps) {
  if (ghost === undefined)
    return (
      <span className={styles.text} dir="auto">
        <Lines text={text} />
      </span>
    );
  return (
    <span className={styles.text} dir="auto" data-ghost={ghost.replaceAll(BREAKS, "↵")}>
      <span className={styles.value}>
        <Lines text={text} />
      </span>
    </span>
  );
}

function Lines({ text }: { readonly text: string }) {
  return numbered(text.split(BREAK)).map(({ index, value }) =>
    index === 0 ? value : <NextLine key={index} text={value} />,
  );
}

function NextLine({ text }: { readonly text: string }) {
  return (
    <>
      <span role="img" aria-label="new line" className={styles.break}>
        ↵
      </span>
      {text}
    </>
  );
}
