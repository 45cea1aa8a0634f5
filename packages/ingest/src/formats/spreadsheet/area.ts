/** Areas of a sheet in the notation of spreadsheet programs: `B3:F40`. Rows and columns count from 0 here. */

export interface Area {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

const AREA = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/i;
const LETTERS = 26;
const FIRST_LETTER = 64;

/** Returns undefined if the text names no area. */
export function readArea(text: string): Area | undefined {
  const [, left = "", top, right = "", bottom] = AREA.exec(text.trim()) ?? [];
  if (top === undefined) return undefined;
  const rows = [Number(top) - 1, Number(bottom) - 1] as const;
  const columns = [columnOf(left), columnOf(right)] as const;
  if (Math.min(...rows) < 0) return undefined;
  return {
    firstRow: Math.min(...rows),
    lastRow: Math.max(...rows),
    firstColumn: Math.min(...columns),
    lastColumn: Math.max(...columns),
  };
}

export function writeArea({ firstRow, lastRow, firstColumn, lastColumn }: Area): string {
  return `${columnName(firstColumn)}${firstRow + 1}:${columnName(lastColumn)}${lastRow + 1}`;
}

export function columnName(column: number): string {
  const rest = Math.floor(column / LETTERS);
  return (rest === 0 ? "" : columnName(rest - 1)) + String.fromCharCode(FIRST_LETTER + 1 + (column % LETTERS));
}

function columnOf(letters: string): number {
  const codes = [...letters.toUpperCase()].map((letter) => letter.charCodeAt(0) - FIRST_LETTER);
  return codes.reduce((column, code) => column * LETTERS + code, 0) - 1;
}
