import type { WarningList } from "../../shape/warning-list.ts";
import { lineNumberAt } from "./line-number.ts";
import type { RepairKind, RowBlock } from "./row-block.ts";

const KINDS: Readonly<Record<RepairKind, readonly [kind: string, says: string]>> = {
  unclosed: ["quotes are never closed", "is never closed; it is read as text"],
  unescaped: ["there are quotes inside quoted cells", "stands unescaped in a quoted cell; it is kept as text"],
};

/** Warns about each repaired quote in these rows of a block; the first of them is row `firstRow` of the table. */
export function warnOfRepairs(
  warnings: WarningList,
  block: RowBlock,
  rows: readonly number[],
  firstRow: number | null,
): void {
  if (block.repairs.length === 0) return;
  const indexOf = new Map(rows.map((row, index) => [row, index]));
  for (const { kind, row } of block.repairs) {
    const index = indexOf.get(row);
    if (index === undefined) continue;
    const [plural, says] = KINDS[kind];
    const line = (): number => lineNumberAt(block.bytes, block.starts.at(row));
    warnings.add(plural, firstRow === null ? null : firstRow + index, () => `A quote in line ${line()} ${says}`);
  }
}
