/** Changes of the same column and with the same reason form a group, so that neither is repeated for every cell. */
import type { ChangesReply } from "@limpid/contract";

export type Change = ChangesReply["changes"][number];

export interface PlacedChange {
  readonly change: Change;
  /** The position among all changes by the rule, counted from 1. */
  readonly place: number;
}

export interface ColumnChanges {
  readonly column: number;
  readonly reasons: readonly { readonly msg: string; readonly changes: readonly PlacedChange[] }[];
}

/** Groups are in the order in which their columns and reasons first occur. */
export function groupChanges(changes: readonly Change[]): readonly ColumnChanges[] {
  const columns = new Map<number, Map<string, PlacedChange[]>>();
  for (const [index, change] of changes.entries()) {
    const reasons = columns.get(change.column) ?? new Map<string, PlacedChange[]>();
    columns.set(change.column, reasons);
    const group = reasons.get(change.msg) ?? [];
    reasons.set(change.msg, group);
    group.push({ change, place: index + 1 });
  }
  return [...columns].map(([column, reasons]) => ({
    column,
    reasons: [...reasons].map(([msg, placed]) => ({ msg, changes: placed })),
  }));
}
