/** How good the columns are, and how sure the table is, as they are now. */
import { useCallback, useSyncExternalStore } from "react";
import { confidenceOf, type Quality, qualitiesOf } from "../model/quality.ts";
import type { Job } from "./job.ts";
import { useTable } from "./table-context.ts";
import { allIssues } from "./use-issues.ts";

/** Undefined where there is no such column. */
export function useQuality(column: number): Quality | undefined {
  return useReviewed((job) => qualitiesNow(job)[column]);
}

export function useConfidence(): number | null {
  return useReviewed((job) => confidenceOf(knownOf(job)));
}

/** What it shows is drawn again only where that is something else. */
function useReviewed<Value>(read: (job: Job) => Value): Value {
  const job = useTable();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [job.data, job.serverIssues, job.state].map((store) => store.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [job],
  );
  return useSyncExternalStore(subscribe, () => read(job));
}

const knownOf = (job: Job) => ({
  data: job.data.get(),
  reply: job.serverIssues.get(),
  isLoaded: job.state.get().isLoaded,
});

/** All headers ask for the same. */
let last: (ReturnType<typeof knownOf> & { readonly qualities: readonly Quality[] }) | undefined;

function qualitiesNow(job: Job): readonly Quality[] {
  const known = knownOf(job);
  const { data, reply, isLoaded } = known;
  if (last?.data !== data || last.reply !== reply || last.isLoaded !== isLoaded)
    last = { ...known, qualities: asBefore(qualitiesOf({ ...known, issues: allIssues(data, reply) })) };
  return last.qualities;
}

/** Those that are what they were, are the same objects. */
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
