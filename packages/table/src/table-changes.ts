/** The changes of a whole table: how many by which rule and where, and each of them. */
import { CHANGE_KINDS, type Change, type ChangeKind, describeChange } from "./change.ts";
import type { CleanTable } from "./clean-table.ts";

/** All changes of one kind by one rule, by column. */
export interface ChangeGroup {
  readonly kind: ChangeKind;
  readonly rule: string;
  readonly total: number;
  /** In the order of the columns; those without a change are left out. */
  readonly columns: readonly { readonly column: number; readonly count: number }[];
}

/** Adds up counts of changes, column by column; the most frequent group of each kind comes first. */
export class ChangeCounter {
  private readonly groups = new Map<string, { kind: ChangeKind; rule: string; columns: Map<number, number> }>();

  add({ kind, rule, column }: Pick<Change, "kind" | "rule" | "column">, count = 1): void {
    const key = `${kind} ${rule}`;
    const group = this.groups.get(key) ?? { kind, rule, columns: new Map<number, number>() };
    group.columns.set(column, (group.columns.get(column) ?? 0) + count);
    this.groups.set(key, group);
  }

  result(): ChangeGroup[] {
    return [...this.groups.values()]
      .map(({ kind, rule, columns }) => {
        const counts = [...columns].filter(([, count]) => count > 0).sort(([one], [other]) => one - other);
        const total = counts.reduce((sum, [, count]) => sum + count, 0);
        return { kind, rule, total, columns: counts.map(([column, count]) => ({ column, count })) };
      })
      .filter(({ total }) => total > 0)
      .sort(
        (one, other) =>
          CHANGE_KINDS.indexOf(one.kind) - CHANGE_KINDS.indexOf(other.kind) ||
          other.total - one.total ||
          (one.rule < other.rule ? -1 : 1),
      );
  }
}

export function groupChanges({ columns }: CleanTable): ChangeGroup[] {
  const counter = new ChangeCounter();
  for (const [column, { verdicts, codes }] of columns.entries()) {
    const cells = new Uint32Array(verdicts.length);
    for (const code of codes) cells[code] = (cells[code] ?? 0) + 1;
    for (const [code, verdict] of verdicts.entries()) {
      const change = describeChange(0, column, verdict);
      if (change !== null) counter.add(change, cells[code]);
    }
  }
  return counter.result();
}

/** In reading order, in batches. */
export function* listChanges({ columns, rowCount }: CleanTable, batchRows = 1000): Generator<Change[]> {
  for (let first = 0; first < rowCount; first += batchRows) {
    const batch: Change[] = [];
    for (let row = first; row < Math.min(first + batchRows, rowCount); row++) {
      for (const [column, { verdicts, codes }] of columns.entries()) {
        const verdict = verdicts[codes[row] ?? 0];
        const change = verdict === undefined ? null : describeChange(row, column, verdict);
        if (change !== null) batch.push(change);
      }
    }
    yield batch;
  }
}
