/** Original and output, with what differs marked and what cannot be seen shown. */
import type { CellReply } from "@limpid/contract";
import { LABELS } from "@limpid/contract";
import { numbered } from "../../../../lib/numbered.ts";
import { type DiffRun, diffText } from "../../model/diff-text.ts";
import { type Cut, showInvisible } from "../../model/invisible.ts";
import styles from "./cell-details.module.css";

export function RawOutput({ cell }: { readonly cell: CellReply }) {
  const { raw_input: raw, output, has_data } = cell;
  const runs = diffText(raw, has_data ? (output ?? "") : raw);
  return (
    <dl className={styles.values}>
      <dt>Original</dt>
      <dd className={styles.value}>
        {raw === "" && <span className={styles.soft}>(empty)</span>}
        <Runs runs={runs.filter(({ kind }) => kind !== "added")} />
      </dd>
      <dt>Cleaned</dt>
      <dd className={styles.value}>
        {!has_data && <em className={styles.missing}>{LABELS.missingData}</em>}
        {has_data && <Runs runs={runs.filter(({ kind }) => kind !== "removed")} />}
      </dd>
      {cell.url !== undefined && (
        <dd>
          <a href={cell.url} target="_blank" rel="noopener noreferrer">
            Open the address
          </a>
        </dd>
      )}
    </dl>
  );
}

const TAGS = { same: "span", removed: "del", added: "ins" } as const;

function Runs({ runs }: { readonly runs: readonly DiffRun[] }) {
  return numbered(runs).map(({ index, value: { kind, text } }) => {
    const Tag = TAGS[kind];
    return (
      <Tag key={index} className={styles[kind]}>
        <Visible text={text} cut={cutOf(kind, index, runs.length)} />
      </Tag>
    );
  });
}

/** A space next to a change is one between words; a changed one is shown. */
function cutOf(kind: DiffRun["kind"], index: number, count: number): Cut {
  const isSame = kind === "same";
  return { isBefore: isSame && index > 0, isAfter: isSame && index < count - 1 };
}

function Visible({ text, cut }: { readonly text: string; readonly cut: Cut }) {
  return numbered(showInvisible(text, cut)).map(({ index, value: run }) =>
    run.kind === "text" ? (
      run.text
    ) : (
      <span key={index} className={styles.glyph} title={run.name}>
        <span aria-hidden="true">{run.text}</span>
        <span className="visually-hidden">{run.name}</span>
      </span>
    ),
  );
}
