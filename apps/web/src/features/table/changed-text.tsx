/** A text, struck out where another one takes its place, and that one. */
import { LABELS } from "@limpid/contract";
import styles from "./changed-text.module.css";
import { visibleText } from "./model/invisible.ts";

interface ChangedTextProps {
  readonly before: string;
  /** Null: no data; left out where nothing takes its place. */
  readonly after?: string | null | undefined;
}

export function ChangedText({ before, after }: ChangedTextProps) {
  return (
    <span className={styles.texts}>
      {after === undefined ? <span>{visibleText(before)}</span> : <del>{visibleText(before)}</del>}
      {after !== undefined && (
        <>
          <span className={styles.arrow}> → </span>
          {after === null ? <em>{LABELS.missingData}</em> : <ins>{visibleText(after)}</ins>}
        </>
      )}
    </span>
  );
}
