/** Lists columns that people have made from a component of another column's values. */
import type { Edit, EditOrigin } from "./edit.ts";

export interface ComputedColumn {
  /** Column whose values it is made from. */
  readonly source: number;
  /** Name of the component. */
  readonly component: string;
  /** Number among all computed columns ever made; it never changes. */
  readonly ordinal: number;
  /** Id of the edit that made it, used to undo it. */
  readonly editUuid: string;
}

type Foldable = Edit & Partial<Pick<EditOrigin, "editUuid">>;

/** Returns the existing columns in the order they were made. A component of a column is used at most once. */
export function foldComputedColumns(
  edits: readonly Foldable[],
  undone: ReadonlySet<string>,
): readonly ComputedColumn[] {
  const made = edits
    .filter((edit) => edit.field === "component")
    .map(({ editUuid = "", columnIndex: source, value: component }, ordinal) => {
      return { source, component, ordinal, editUuid };
    });
  const taken = new Set<string>();
  return made.filter(({ source, component, editUuid }) => {
    const key = `${source},${component}`;
    if (undone.has(editUuid) || taken.has(key)) return false;
    taken.add(key);
    return true;
  });
}

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
