import type { Verdict } from "./verdict.ts";

/** The first rows, as far as their texts have so many characters together; one at least. */
export function upTo<Cell>(
  mostCharacters = Number.POSITIVE_INFINITY,
  rows: readonly (readonly Cell[])[],
  lengthOf: (cell: Cell) => number,
): readonly (readonly Cell[])[] {
  let characters = 0;
  const beyond = rows.findIndex((cells, index) => {
    for (const cell of cells) characters += lengthOf(cell);
    return index > 0 && characters > mostCharacters;
  });
  return beyond === -1 ? rows : rows.slice(0, beyond);
}

/** Counts the characters of a cell, as it was read and as it is now. */
export function countCharacters({ raw, output }: Verdict): number {
  return raw.length + (output?.length ?? 0);
}
