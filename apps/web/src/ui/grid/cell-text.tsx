/** The text of a cell on one line, whatever breaks it holds: a second line would stand on the row below. */
import { numbered } from "../../lib/numbered.ts";
import styles from "./grid.module.css";

const BREAK = /\r\n|[\n\r\u2028\u2029]/;

export function CellText({ text }: { readonly text: string }) {
  return (
    <span className={styles.text} dir="auto">
      {numbered(text.split(BREAK)).map(({ index, value }) =>
        index === 0 ? value : <NextLine key={index} text={value} />,
      )}
    </span>
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
