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
import { countOpenQuestions } from "../model/open-questions.ts";
import { openReadings } from "../model/open-readings.ts";
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
  const { selectable } = useTableStore("state").reading;
  const readings = openReadings(selectable, useTableStore("outbox")).length;
  return useMemo(() => describeIssues(data, reply, filters, readings), [data, reply, filters, readings]);
}

/** `readings` is the number of open questions on how the file was read. */
export function describeIssues(data: TableData, reply: IssuesReply, filters: IssueFilters, readings = 0): Issues {
  const all = allIssues(data, reply);
  const shown = filterIssues(all, filters);
  const cut = areAllHere(data) ? [] : cutKinds(reply);
  const hasMore = cut.some((kind) => filters[kind]);
  const listed = countIssues(all);
  const counts = { ...listed, ...Object.fromEntries(cut.map((kind) => [kind, reply.counts[kind]])) };
  const flagged = filterIssues(all, FLAGGED);
  const hidden = Math.max(flagged.length, counts.not_clean, counts.invalid_data);
  return {
    shown,
    count: hasMore ? `${shown.length}+` : String(shown.length),
    sentence: hasMore
      ? LABELS.moreIssues(shown.length)
      : nameIssues(shown.length, countOpenQuestions(data.columns) + readings, hidden),
    counts,
  };
}

/** With these switches on, every flagged cell is shown. */
const FLAGGED: IssueFilters = { not_clean: true, invalid_data: true, missing_data: false };

/** There are no issues only where no question is open either, and no switch hides a flagged cell. */
function nameIssues(shown: number, open: number, hidden: number): string {
  if (shown > 0) return LABELS.issues(shown);
  if (open > 0) return LABELS.openQuestions(open);
  return hidden > 0 ? LABELS.hiddenIssues(hidden) : LABELS.issues(0);
}

/** The sentence for what is shown now. */
export function issuesSentence(table: TableSession): string {
  const readings = openReadings(table.state.get().reading.selectable, table.outbox.get()).length;
  return describeIssues(table.data.get(), table.serverIssues.get(), table.view.get().filters, readings).sentence;
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
