import type { PreviewReply } from "@limpid/contract";
import { numbered } from "../../../../lib/numbered.ts";
import { ScrollRegion } from "../../../../ui/scroll-region.tsx";
import styles from "./reading-editor.module.css";

export function PreviewTable({ reply: { columns, rows, choices } }: { readonly reply: PreviewReply }) {
  const hasHeader = choices.header_rows !== 0;
  return (
    <ScrollRegion className={styles.scroller} aria-label="First rows">
      <table className={styles.table}>
        <thead data-made-up={!hasHeader}>
          <tr>
            <th scope="col" className={styles.corner}>
              {hasHeader ? "Header" : <span className="visually-hidden">Row</span>}
            </th>
            {numbered(columns).map(({ index, value: title }) => (
              <th key={index} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows).map(({ index: row, value: cells }) => (
            <tr key={row}>
              <th scope="row">{row + 1}</th>
              {numbered(cells).map(({ index: column, value: text }) => (
                <td key={column}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
