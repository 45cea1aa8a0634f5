/** The columns with what is known of their cells now. */

import type { ColumnReply } from "@limpid/contract";
import { useMemo } from "react";
import { useShownColumns } from "../../data/shown-columns.ts";
import { useTableData, useTableStore } from "../../data/table-context.ts";
import { useQualities } from "../../data/use-quality.ts";
import { type ColumnFacts, type ColumnState, findColumnState } from "../../model/column-state.ts";
import { useChangeCounts } from "../changes/use-changes.ts";

export interface ListedColumn extends ColumnFacts {
  readonly index: number;
  readonly column: ColumnReply;
  /** Undefined until it is known what cleaning has changed. */
  readonly state: ColumnState | undefined;
}

/** The columns of the file, in the order of the screen: what is made of them follows them. */
export function useColumnFacts(): readonly ListedColumn[] {
  const columns = useTableData("columns");
  const { isLoaded } = useTableStore("state");
  const qualities = useQualities();
  const { data } = useChangeCounts();
  const order = useShownColumns();
  return useMemo(() => {
    const changed = new Map<number, number>();
    const edited = new Map<number, number>();
    for (const { kind, columns: own } of data?.rules ?? []) {
      const counts = kind === "edited" ? edited : kind === "flagged" ? undefined : changed;
      for (const { column, count } of own) counts?.set(column, (counts.get(column) ?? 0) + count);
    }
    return order.flatMap((index) => {
      const column = columns[index];
      if (column === undefined || column.computed) return [];
      const counts = { changed: changed.get(index) ?? 0, edited: edited.get(index) ?? 0 };
      const facts = { column, flagged: qualities[index]?.flagged ?? 0, ...counts };
      const state = findColumnState(facts);
      const isKnown = isLoaded && (data !== undefined || state === "open" || state === "not_judged");
      return { ...facts, index, state: isKnown ? state : undefined };
    });
  }, [order, columns, qualities, data, isLoaded]);
}
