/** A text, struck out where another one takes its place, and that one. Of long texts only what differs is so shown, in its place. */
import { LABELS } from "@limpid/contract";
import { numbered } from "../../../lib/numbered.ts";
import { type DiffRun, diffText, isLong } from "../model/diff-text.ts";
import { visibleText } from "../model/invisible.ts";
import styles from "./changed-text.module.css";

interface ChangedTextProps {
  readonly before: string;
  /** Null: no data; left out where nothing takes its place. */
  readonly after?: string | null | undefined;
}

export function ChangedText({ before, after }: ChangedTextProps) {
  if (typeof after === "string" && isLong(before, after)) {
    const runs = diffText(before, after);
    if (runs.some(({ kind }) => kind === "same")) return <InPlace runs={runs} />;
  }
  return (
    <span className={styles.texts}>
      {after === undefined ? <span>{visibleText(before)}</span> : <del>{visibleText(before)}</del>}
      {after !== undefined && (
        <>
          <span className="soft"> → </span>
          {after === null ? <em>{LABELS.missingData}</em> : <ins>{visibleText(after)}</ins>}
        </>
      )}
    </span>
  );
}

const TAGS = { same: "span", removed: "del", added: "ins" } as const;

function InPlace({ runs }: { readonly runs: readonly DiffRun[] }) {
  return (
    <span className={styles.inPlace}>
      {numbered(runs).map(({ index, value: { kind, text } }) => {
        const Tag = TAGS[kind];
        const shown = kind === "same" ? nearChanges(text, index > 0, index < runs.length - 1) : visibleText(text);
        return <Tag key={index}>{shown}</Tag>;
      })}
    </span>
  );
}

const NEAR = 24;

/** Shortens unchanged text to what is needed to place the change. */
function nearChanges(text: string, isAfterOne: boolean, isBeforeOne: boolean): string {
  const characters = [...text];
  const head = isAfterOne ? NEAR : 0;
  const tail = isBeforeOne ? NEAR : 0;
  if (characters.length <= head + tail) return text;
  return `${characters.slice(0, head).join("")}…${tail === 0 ? "" : characters.slice(-tail).join("")}`;
}
