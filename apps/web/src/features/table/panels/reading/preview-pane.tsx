/** The first rows as they would be read, with what is left out and what is odd. */
import type { PreviewReply } from "@limpid/contract";
import { counted } from "../../../../lib/counted.ts";
import { Clutter } from "../info/clutter.tsx";
import { PreviewTable } from "./preview-table.tsx";
import styles from "./reading-editor.module.css";
import type { Preview } from "./use-preview.ts";

export function PreviewPane({ preview: { reply, isBusy, error } }: { readonly preview: Preview }) {
  return (
    <section className={styles.preview} aria-label="Preview" aria-busy={isBusy} data-stale={isBusy || error !== null}>
      <p className={styles.status} role="status">
        {error === null && (reply === null ? "Reading the file…" : summaryOf(reply))}
        {isBusy && reply !== null && <span className={styles.busy}>Reading…</span>}
      </p>
      {error !== null && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {reply === null && error === null && <div className={styles.blank} />}
      {reply !== null && <PreviewTable reply={reply} />}
      {reply !== null && <Notes reply={reply} />}
    </section>
  );
}

function Notes({ reply: { warnings, clutter } }: { readonly reply: PreviewReply }) {
  return (
    <>
      {warnings.length > 0 && (
        <div className={styles.notes}>
          <h3>Warnings</h3>
          <ul>
            {warnings.map(({ message, row }) => (
              <li key={`${row} ${message}`}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <Clutter lines={clutter} />
    </>
  );
}

function summaryOf({ rows, num_rows, num_columns, columns }: PreviewReply): string {
  const all = counted(num_rows, "row");
  const width = counted(num_columns, "column");
  const shownRows = rows.length < num_rows ? `First ${rows.length} of ${all}` : all;
  return columns.length < num_columns
    ? `${shownRows} · first ${columns.length} of ${width}`
    : `${shownRows} · ${width}`;
}
