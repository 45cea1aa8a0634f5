/** What the reports of changes are made from. */
import {
  type Change,
  type ChangeGroup,
  type ChangeKind,
  type CleanTable,
  groupChanges,
  listChanges,
} from "@limpid/table";

export interface ChangeReport {
  readonly name: string;
  /** Rows that were cleaned. */
  readonly rowCount: number;
  /** Titles. */
  readonly columns: readonly string[];
  readonly groups: readonly ChangeGroup[];
  /** In reading order, to be read once. */
  readonly batches: AsyncIterable<readonly Change[]> | Iterable<readonly Change[]>;
}

export const KIND_TITLES: Readonly<Record<ChangeKind, string>> = {
  changed: "Changed",
  missing: "Taken for missing data",
  flagged: "Left for you to decide",
  edited: "Changed by a person",
};

/** The changes of a cleaned table in memory. */
export function reportOfCleanTable(name: string, clean: CleanTable): ChangeReport {
  const columns = clean.columns.map(({ title }) => title);
  return { name, rowCount: clean.rowCount, columns, groups: groupChanges(clean), batches: listChanges(clean) };
}
