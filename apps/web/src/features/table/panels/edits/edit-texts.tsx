/** What a cell, title or column was before a step, and is after it. */
import { LABELS } from "@limpid/contract";
import type { LoggedStep } from "../../model/history.ts";
import { visibleText } from "../../model/invisible.ts";
import styles from "./edits.module.css";

interface EditTextsProps {
  readonly step: Pick<LoggedStep, "after" | "before" | "cells" | "kind">;
  /** What it was is of several cells. */
  readonly isAfterAlone?: boolean;
}

export function EditTexts({ step: { kind, before, after, cells }, isAfterAlone = false }: EditTextsProps) {
  if (kind === "settings" || kind === "rows") return null;
  const isOfCells = kind === "cells";
  if (isOfCells && before === after)
    return (
      <span className={styles.texts}>
        <Text text={after} nothing={LABELS.missingData} /> <span className="soft">marked clean</span>
      </span>
    );
  const nothing = isOfCells ? LABELS.missingData : "as inferred";
  return (
    <span className={styles.texts}>
      {!isAfterAlone && kind !== "component" && (
        <del>
          <Text text={before} nothing={nothing} />
        </del>
      )}
      <span className="soft"> → </span>
      <ins>
        <Text text={after} nothing={nothing} />
      </ins>
      {cells > 1 && <span className="soft"> …</span>}
    </span>
  );
}

function Text({ text, nothing }: { readonly text: string | null; readonly nothing: string }) {
  return text === null ? <em>{nothing}</em> : visibleText(text);
}
