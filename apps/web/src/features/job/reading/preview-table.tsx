import type { PreviewReply } from "@limpid/contract";
import styles from "./reading-editor.module.css";

export function PreviewTable({ reply: { columns, rows, choices } }: { readonly reply: PreviewReply }) {
  const hasHeader = choices.header_rows !== 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label="First rows">
      <table className={styles.table}>
        <thead data-made-up={!hasHeader}>
          <tr>
            <th scope="col" className={styles.corner}>
              {hasHeader ? "Header" : <span className="visually-hidden">Row</span>}
            </th>
            {columns.map((title, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity, and titles repeat
              <th key={index} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their order alone
            <tr key={row}>
              <th scope="row">{row + 1}</th>
              {cells.map((text, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={column}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
