/** Columns that people have made of a component of another one's values. */
import type { StoredEdit } from "./edits.ts";

export interface ComputedColumn {
  /** The column whose values it is made of. */
  readonly source: number;
  /** The name of the component. */
  readonly component: string;
  /** Its number among all computed columns that there ever were: it never changes. */
  readonly ordinal: number;
  /** The edit that has made it, by which it is undone. */
  readonly editUuid: string;
}

type EditOfComponent = Pick<StoredEdit, "field" | "columnIndex" | "value"> & Partial<Pick<StoredEdit, "editUuid">>;

/** Those that there are, in the order they were made. A column is made of the same component once. */
export function foldComputedColumns(
  edits: readonly EditOfComponent[],
  undone: ReadonlySet<string>,
): readonly ComputedColumn[] {
  const made = edits
    .filter(({ field }) => field === "component")
    .map(({ editUuid = "", columnIndex: source, value }, ordinal) => {
      return { source, component: typeof value === "string" ? value : "", ordinal, editUuid };
    });
  const taken = new Set<string>();
  return made.filter(({ source, component, editUuid }) => {
    const key = `${source},${component}`;
    if (undone.has(editUuid) || taken.has(key)) return false;
    taken.add(key);
    return true;
  });
}

/** Columns in the order in which they are shown and written: each computed one right after its source. */
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

/** As the specification names it. */
export function computedTitle(sourceTitle: string, { component }: Pick<ComputedColumn, "component">): string {
  return `${sourceTitle}_${component}`;
}
