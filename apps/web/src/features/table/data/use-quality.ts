/** How good the columns are, and how sure the table is, as they are now. */
import { confidenceOf, type Quality, qualitiesOf } from "../model/quality.ts";
import type { Job } from "./job.ts";
import { useTable, useTableStore } from "./table-context.ts";
import { allIssues } from "./use-issues.ts";

/** Undefined where there is no such column. */
export function useQuality(column: number): Quality | undefined {
  useReviewed();
  return qualitiesNow(useTable())[column];
}

export function useConfidence(): number | null {
  useReviewed();
  return confidenceOf(knownOf(useTable()));
}

function useReviewed(): void {
  useTableStore("data");
  useTableStore("serverIssues");
  useTableStore("state");
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
    last = { ...known, qualities: qualitiesOf({ ...known, issues: allIssues(data, reply) }) };
  return last.qualities;
}
