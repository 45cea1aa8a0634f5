/** The table's issues as they are now: those of the pages here, and the server's for the rest. */
import { useMemo } from "react";
import { countIssues, filterIssues, type Issue, type IssueKind, mergeIssues } from "../model/issues.ts";
import { isCleanHere, issuesHere, type TableData } from "../model/table-data.ts";
import type { Job } from "./job.ts";
import { useTableStore } from "./table-context.ts";

export interface Issues {
  readonly shown: readonly Issue[];
  readonly all: readonly Issue[];
  readonly counts: Readonly<Record<IssueKind, number>>;
}

export function useIssues(): Issues {
  const data = useTableStore("data");
  const fromServer = useTableStore("serverIssues");
  const { filters } = useTableStore("view");
  const all = useMemo(() => allIssues(data, fromServer), [data, fromServer]);
  return useMemo(() => ({ all, shown: filterIssues(all, filters), counts: countIssues(all) }), [all, filters]);
}

export function shownIssues(job: Job): readonly Issue[] {
  return filterIssues(allIssues(job.data.get(), job.serverIssues.get()), job.view.get().filters);
}

function allIssues(data: TableData, fromServer: readonly Issue[]): readonly Issue[] {
  return mergeIssues(issuesHere(data), fromServer, (row) => isCleanHere(data, row));
}
