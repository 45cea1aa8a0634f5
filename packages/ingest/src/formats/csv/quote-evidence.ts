/** Collects evidence that single quotes are quotes rather than apostrophes. */
import { cellKind, isValueKind } from "@limpid/text";
import type { Measure } from "./measure-dialect.ts";

export interface QuoteEvidence {
  readonly quoted: number;
  /** Number of quoted cells with a doubled quote inside. */
  readonly doubled: number;
  /** Number of words without quotes around them. */
  readonly bare: number;
}

const MAX_ROWS = 200;
const MAX_CELLS = 500;

export function countQuotes({ block, rows, dialect }: Measure): QuoteEvidence {
  const quote = dialect.quote.charCodeAt(0);
  const { bytes, bounds } = block;
  let [quoted, doubled, bare] = [0, 0, 0];
  for (const row of rows.slice(0, MAX_ROWS)) {
    const first = block.firstCell(row);
    for (const [index, text] of block.texts(row, MAX_CELLS).entries()) {
      const mark = bounds.at((first + index) * 2);
      const start = mark < 0 ? ~mark : mark;
      if (start > 0 && bytes[start - 1] === quote && bytes[bounds.at((first + index) * 2 + 1)] === quote) {
        quoted++;
        if (mark < 0) doubled++;
      } else if (text.trim() !== "" && !isValueKind(cellKind(text))) {
        bare++;
      }
    }
  }
  return { quoted, doubled, bare };
}
