/**
 * Finds the delimiter and the quote: each candidate cuts a sample into rows, and the one whose rows are most alike and
 * whose cells look most like values wins (the idea of van den Burg, Nazábal and Sutton, arXiv:1811.11242).
 */
import { cellKind } from "../../shape/cell-kind.ts";
import { type Dialect, tokenizeRows } from "./tokenizer.ts";

const DELIMITERS = [",", ";", "\t", "|"] as const;
const SAMPLE_CHARACTERS = 128 * 1024;
const SAMPLE_ROWS = 500;
const TYPED_ROWS = 100;

export function detectDialect(text: string): Dialect {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const quote = detectQuote(sample);
  let best: Dialect = { delimiter: ",", quote };
  let bestScore = 0;
  for (const delimiter of DELIMITERS) {
    if (!sample.includes(delimiter)) continue;
    const rows = tokenizeRows(sample, { delimiter, quote }, SAMPLE_ROWS);
    const score = scoreRows(sample.length < text.length ? rows.slice(0, -1) : rows);
    if (score > bestScore) {
      best = { delimiter, quote };
      bestScore = score;
    }
  }
  return best;
}

/** Single quotes count only when cells open and close with them and no double quote does. */
function detectQuote(sample: string): string {
  if (/(?:^|[,;\t|\r\n])"/.test(sample)) return '"';
  const quoted = sample.match(/(?<=^|[,;\t|\r\n])'[^'\r\n]*'(?=[,;\t|\r\n]|$)/g) ?? [];
  return quoted.length > 2 ? "'" : '"';
}

function scoreRows(rows: readonly (readonly string[])[]): number {
  const filled = rows.filter((row) => row.length > 1 || row[0] !== "");
  return filled.length === 0 ? 0 : scoreWidths(filled) * (0.1 + scoreKinds(filled));
}

/** Many rows of few different widths: the sum over widths of rows × (width − 1) / width, divided by the widths. */
function scoreWidths(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  // A width of one row in fifty is a ragged row, no pattern of its own.
  const common = [...counts].filter(([, count]) => count * 50 > rows.length);
  const sum = common.reduce((total, [width, count]) => total + (count * (width - 1)) / width, 0);
  return sum / common.length / rows.length;
}

function scoreKinds(rows: readonly (readonly string[])[]): number {
  let known = 0;
  let cells = 0;
  for (const row of rows.slice(0, TYPED_ROWS)) {
    cells += row.length;
    for (const cell of row) if (cellKind(cell) !== "other") known++;
  }
  return known / cells;
}
