/** Which cells of a file its two readings cut or decode otherwise. No effects. */
import type { PreviewReply } from "@limpid/contract";

type Read = Pick<PreviewReply, "choices" | "columns" | "rows">;

interface Line {
  readonly isHeader: boolean;
  readonly cells: readonly string[];
}

/** Names a cell by its row and column; the row of the names is -1. */
export type CellKey = `${number},${number}`;

/** Compares the lines of the file that both show. A name that is a value in the other reading differs. */
export function differingCells(one: Read, other: Read): ReadonlySet<CellKey> {
  const others = linesOf(other);
  const found = new Set<CellKey>();
  for (const [line, { isHeader, cells }] of linesOf(one)) {
    const known = others.get(line);
    if (known === undefined) continue;
    for (let column = 0; column < Math.max(cells.length, known.cells.length); column++)
      if (isHeader !== known.isHeader || cells[column] !== known.cells[column])
        found.add(`${isHeader ? -1 : line - firstLine(one)},${column}`);
  }
  return found;
}

/** Names over several lines stand in the last of these; names that were made up stand in none. */
function linesOf(read: Read): ReadonlyMap<number, Line> {
  const first = firstLine(read);
  const lines = read.rows.map((cells, row): [number, Line] => [first + row, { isHeader: false, cells }]);
  const { header_rows: headerRows = 1 } = read.choices;
  return new Map(headerRows === 0 ? lines : [[first - 1, { isHeader: true, cells: read.columns }], ...lines]);
}

function firstLine({ choices: { skiprows = 0, header_rows: headerRows = 1 } }: Read): number {
  return skiprows + headerRows;
}
