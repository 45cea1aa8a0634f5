/** Refuses rows that exceed the limits before the costly search for the layout. */
import { type IngestLimits, type Refused, refused } from "../../reader.ts";
import { checkSize, inDigits } from "../../shape/limits.ts";
import { lineNumberAt } from "./line-number.ts";
import type { RowBlock } from "./row-block.ts";

/** Checks the first rows of the block, which include the names of the columns. */
export function checkHead(block: RowBlock, rows: number, limits: IngestLimits): Refused | undefined {
  for (let row = 0; row < rows; row++) {
    const problem = checkSize(usedWidth(block, row), 0, limits);
    if (problem !== undefined) return problem;
    if (hasLongCell(block, row, limits.maxCellCharacters)) return longCell(block, row, limits);
  }
  return undefined;
}

/** Returns the width without empty cells at the end. */
function usedWidth(block: RowBlock, row: number): number {
  const first = block.firstCell(row);
  let width = block.width(row);
  while (width > 0 && block.isEmpty(first + width - 1)) width--;
  return width;
}

export function hasLongCell(block: RowBlock, row: number, maxCharacters: number): boolean {
  // Only a long line can have a long cell.
  if (block.ends.at(row) - block.starts.at(row) <= maxCharacters) return false;
  return block.texts(row).some((text) => text.length > maxCharacters);
}

function longCell({ bytes, starts }: RowBlock, row: number, { maxCellCharacters }: IngestLimits): Refused {
  const line = lineNumberAt(bytes, starts.at(row));
  return refused(
    "too_large",
    `A cell in line ${line} is longer than the limit of ${inDigits(maxCellCharacters)} characters`,
  );
}
