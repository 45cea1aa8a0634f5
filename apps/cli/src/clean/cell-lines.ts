/** One line of JSON a cell, row by row. */
import { type CleanColumn, type CleanTable, toCellState, type Verdict } from "@limpid/table";

const ROWS_PER_CHUNK = 500;
/** A line is kept for its next use only where values repeat this often; else keeping costs more memory than time. */
const MIN_REPEATS = 4;

export function* cellLines({ columns, rowCount }: CleanTable): Generator<string> {
  const writers = columns.map((column) => createWriter(column, rowCount));
  for (let first = 0; first < rowCount; first += ROWS_PER_CHUNK) {
    const end = Math.min(first + ROWS_PER_CHUNK, rowCount);
    let chunk = "";
    for (let row = first; row < end; row++) {
      for (const write of writers) chunk += `{"row":${row},${write(row)}\n`;
    }
    yield chunk;
  }
}

function createWriter({ title, verdicts, codes }: CleanColumn, rowCount: number): (row: number) => string {
  const start = `"col":${JSON.stringify(title)},`;
  const isRepetitive = verdicts.length * MIN_REPEATS <= rowCount;
  const kept: string[] = [];
  return (row) => {
    const code = codes[row] ?? 0;
    const known = kept[code];
    if (known !== undefined) return known;
    const verdict = verdicts[code];
    if (verdict === undefined) throw new Error(`Row ${row} of column "${title}" has no verdict`);
    const text = start + formatVerdict(verdict);
    if (isRepetitive) kept[code] = text;
    return text;
  };
}

/** The members after `col`, with the closing brace. */
function formatVerdict(verdict: Verdict): string {
  const { raw, output, isClean, isValid, hasData, prob, msg, rule, alternatives } = toCellState(verdict);
  const members = {
    raw,
    output,
    is_clean: isClean,
    is_valid: isValid,
    has_data: hasData,
    prob,
    msg,
    rule,
    alternatives,
  };
  return JSON.stringify(members).slice(1);
}
