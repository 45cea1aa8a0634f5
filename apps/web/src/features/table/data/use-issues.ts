/** The table's issues as they are now: those of the pages here, and the server's for the rest. */
import { type IssuesReply, LABELS } from "@limpid/contract";
import { useMemo } from "react";
import {
  countIssues,
  cutKinds,
  filterIssues,
  type Issue,
  type IssueFilters,
  type IssueKind,
  mergeIssues,
} from "../model/issues.ts";
import { areAllHere, isKnownHere, issuesHere, type TableData } from "../model/table-data.ts";
import { useTableStore } from "./table-context.ts";
import type { TableSession } from "./table-session.ts";

export interface Issues {
  readonly shown: readonly Issue[];
  /** How many are shown: with a plus where there are more than can be listed. */
  readonly count: string;
  readonly sentence: string;
  readonly counts: Readonly<Record<IssueKind, number>>;
}

export function useIssues(): Issues {
  const data = useTableStore("data");
  const reply = useTableStore("serverIssues");
  const { filters } = useTableStore("view");
  return useMemo(() => describeIssues(data, reply, filters), [data, reply, filters]);
}

export function describeIssues(data: TableData, reply: IssuesReply, filters: IssueFilters): Issues {
  const all = allIssues(data, reply);
  const shown = filterIssues(all, filters);
  const cut = areAllHere(data) ? [] : cutKinds(reply);
  const hasMore = cut.some((kind) => filters[kind]);
  const listed = countIssues(all);
  return {
    shown,
    count: hasMore ? `${shown.length}+` : String(shown.length),
    sentence: hasMore ? LABELS.moreIssues(shown.length) : LABELS.issues(shown.length),
    counts: { ...listed, ...Object.fromEntries(cut.map((kind) => [kind, reply.counts[kind]])) },
  };
}

export function shownIssues(table: TableSession): readonly Issue[] {
  return filterIssues(allIssues(table.data.get(), table.serverIssues.get()), table.view.get().filters);
}

/** All headers and the toolbar ask for the same. */
let last: { readonly data: TableData; readonly reply: IssuesReply; readonly issues: readonly Issue[] } | undefined;

export function allIssues(data: TableData, reply: IssuesReply): readonly Issue[] {
  if (last?.data !== data || last.reply !== reply)
    last = { data, reply, issues: mergeIssues(issuesHere(data), reply.issues, (row) => isKnownHere(data, row)) };
  return last.issues;
}
