/** Where the issues of a table are, as it crosses the wire. */
import type { IssuesReply } from "@limpid/contract";
import type { Issues } from "@limpid/store";

export function issuesToWire(found: Issues): IssuesReply {
  return {
    counts: {
      not_clean: found.counts.notClean,
      invalid_data: found.counts.invalid,
      missing_data: found.counts.missing,
    },
    mean_prob: found.meanProb,
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
