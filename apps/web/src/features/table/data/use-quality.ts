/** How good the columns are, and how sure the table is, as they are now. */
import { useCallback, useSyncExternalStore } from "react";
import { measureConfidence, measureQualities, type Quality } from "../model/quality.ts";
import { useTable } from "./table-context.ts";
import type { TableSession } from "./table-session.ts";
import { allIssues } from "./use-issues.ts";

/** Undefined where there is no such column. */
export function useQuality(column: number): Quality | undefined {
  return useReviewed((table) => qualitiesNow(table)[column]);
}

/** The same array as long as nothing has changed. */
export function useQualities(): readonly Quality[] {
  return useReviewed(qualitiesNow);
}

export function useConfidence(): number | null {
  return useReviewed((table) => measureConfidence(knownOf(table)));
}

/** What it shows is drawn again only where that is something else. */
function useReviewed<Value>(read: (table: TableSession) => Value): Value {
  const table = useTable();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [table.data, table.serverIssues, table.state].map((store) => store.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [table],
  );
  return useSyncExternalStore(subscribe, () => read(table));
}

const knownOf = (table: TableSession) => ({
  data: table.data.get(),
  reply: table.serverIssues.get(),
  isLoaded: table.state.get().isLoaded,
});

/** All headers ask for the same. */
let last: (ReturnType<typeof knownOf> & { readonly qualities: readonly Quality[] }) | undefined;

function qualitiesNow(table: TableSession): readonly Quality[] {
  const known = knownOf(table);
  const { data, reply, isLoaded } = known;
  if (last?.data !== data || last.reply !== reply || last.isLoaded !== isLoaded)
    last = { ...known, qualities: asBefore(measureQualities({ ...known, issues: allIssues(data, reply) })) };
  return last.qualities;
}

/** Reuses the objects of qualities that have not changed. */
function asBefore(qualities: readonly Quality[]): readonly Quality[] {
  return qualities.map((now, column) => {
    const before = last?.qualities[column];
    return before !== undefined && isSame(before, now) ? before : now;
  });
}

function isSame(one: Quality, other: Quality): boolean {
  return (
    one.ok === other.ok &&
    one.flagged === other.flagged &&
    one.missing === other.missing &&
    one.total === other.total &&
    one.confidence === other.confidence
  );
}
