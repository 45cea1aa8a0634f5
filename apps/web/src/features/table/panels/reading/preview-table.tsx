import type { PreviewReply } from "@limpid/contract";
import { numbered } from "../../../../lib/numbered.ts";
import { ScrollRegion } from "../../../../ui/scroll-region.tsx";
import type { CellKey } from "../../model/differing-cells.ts";
import styles from "./reading-editor.module.css";

interface PreviewTableProps {
  readonly reply: Pick<PreviewReply, "choices" | "columns" | "rows">;
  /** The reading, where there are two. */
  readonly name?: string | undefined;
  /** The cells to mark as other than in a second reading. */
  readonly differing?: ReadonlySet<CellKey> | undefined;
}

export function PreviewTable({ reply: { columns, rows, choices }, name, differing }: PreviewTableProps) {
  const hasHeader = choices.header_rows !== 0;
  const differs = (row: number, column: number): boolean | undefined =>
    differing?.has(`${row},${column}`) === true || undefined;
  return (
    <ScrollRegion className={styles.scroller} aria-label={name === undefined ? "First rows" : `First rows, ${name}`}>
      <table className={styles.table}>
        <thead data-made-up={!hasHeader}>
          <tr>
            <th scope="col" className={styles.corner}>
              {hasHeader ? "Header" : <span className="visually-hidden">Row</span>}
            </th>
            {numbered(columns).map(({ index, value: title }) => (
              <th key={index} scope="col" data-differs={differs(-1, index)}>
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
                <td key={column} data-differs={differs(row, column)}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
