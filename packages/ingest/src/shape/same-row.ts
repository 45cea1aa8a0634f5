/** Compares two rows cell by cell; blanks around a text and empty cells at the end do not count. */
import { usedWidth } from "@limpid/text";

export function isSameRow(row: readonly string[], other: readonly string[]): boolean {
  const width = Math.max(usedWidth(row), usedWidth(other));
  return Array.from({ length: width }).every(
    (_, column) => (row[column] ?? "").trim() === (other[column] ?? "").trim(),
  );
}
