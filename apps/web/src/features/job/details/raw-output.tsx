/** Original and output, with what differs marked and what cannot be seen shown. */
import type { CellReply } from "@limpid/contract";
import { LABELS } from "@limpid/contract";
import { diffText } from "../model/diff-text.ts";
import { showInvisible } from "../model/invisible.ts";
import styles from "./cell-details.module.css";

export function RawOutput({ cell }: { readonly cell: CellReply }) {
  const { raw_input: raw, output, has_data } = cell;
  const runs = diffText(raw, has_data ? (output ?? "") : raw);
  return (
    <dl className={styles.values}>
      <dt>Original</dt>
      <dd className={styles.value}>
        {raw === "" && <span className={styles.soft}>(empty)</span>}
        {runs
          .filter(({ kind }) => kind !== "added")
          .map((run, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name
            <Run key={index} kind={run.kind} text={run.text} />
          ))}
      </dd>
      <dt>Cleaned</dt>
      <dd className={styles.value}>
        {!has_data && <em className={styles.missing}>{LABELS.missingData}</em>}
        {has_data &&
          runs
            .filter(({ kind }) => kind !== "removed")
            .map((run, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name
              <Run key={index} kind={run.kind} text={run.text} />
            ))}
      </dd>
    </dl>
  );
}

function Run({ kind, text }: { readonly kind: "same" | "removed" | "added"; readonly text: string }) {
  const Tag = kind === "removed" ? "del" : kind === "added" ? "ins" : "span";
  return (
    <Tag className={styles[kind]}>
      {showInvisible(text).map((run, index) =>
        run.kind === "text" ? (
          run.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name
          <span key={index} className={styles.glyph} title={run.name}>
            <span aria-hidden="true">{run.text}</span>
            <span className="visually-hidden">{run.name}</span>
          </span>
        ),
      )}
    </Tag>
  );
}
