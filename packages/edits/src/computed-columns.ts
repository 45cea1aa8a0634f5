/** Places and names columns that people have made from a component of another column's values. */
import type { ComputedColumn } from "./kinds/edit-kind.ts";

/** Orders columns as they are shown and written: each computed one directly after its source. */
export function inColumnOrder<Column>(
  columns: readonly Column[],
  computed: readonly ComputedColumn[],
  make: (column: ComputedColumn, index: number) => Column,
): Column[] {
  const made = computed.map((column, index) => ({ source: column.source, column: make(column, index) }));
  return columns.flatMap((column, source) => [
    column,
    ...made.flatMap((one) => (one.source === source ? [one.column] : [])),
  ]);
}

/** Follows the naming of the specification. */
export function computedTitle(sourceTitle: string, { component }: Pick<ComputedColumn, "component">): string {
  return `${sourceTitle}_${component}`;
}
