/** Looks up the places of a table's issues. */
import type { IssuesReply } from "@limpid/contract";
import { type ContractLookup, defineLookup } from "./define-lookup.ts";
import { findIssues, type IssueCounts, type Issues } from "./find-issues.ts";

export const issues: ContractLookup<"issues"> = defineLookup(async (table) => issuesToWire(await findIssues(table)), {
  isRemembered: true,
});

function issuesToWire(found: Issues): IssuesReply {
  return {
    counts: countsToWire(found.counts),
    mean_prob: found.meanProb,
    columns: found.columns.map((column) => ({
      ...countsToWire(column),
      flagged: column.flagged,
      mean_prob: column.meanProb,
    })),
    issues: found.issues.map((issue) => ({
      row: issue.row,
      column: issue.column,
      not_clean: issue.notClean,
      invalid_data: issue.invalid,
      missing_data: issue.missing,
    })),
    truncated: found.truncated,
  };
}

function countsToWire({ notClean, invalid, missing }: IssueCounts): IssuesReply["counts"] {
  return { not_clean: notClean, invalid_data: invalid, missing_data: missing };
}
