/**
 * Builds the rows of the issue sheet: the place, the original and current value, the proposal, the kind and the reason.
 */
import { type CellState, EDIT_RULE } from "@limpid/table";
import type { SheetIssue, TypedSource } from "../typed-source.ts";

/** The wording matches the rest of the product; a test compares both. */
export const ISSUE_WORDS = {
  notClean: "Not clean",
  invalidData: "Invalid data",
  missingData: "Missing data",
  byPerson: "Set by a person.",
  asItWas: "No problem found.",
  forYou: "Unchanged. Needs your decision.",
  couldBeMissing: (percent: number) => `Could be missing data (${percent}%)`,
  none: "There are no issues",
} as const;

export const ISSUE_TITLES = ["Row", "Column", "Value", "Cleaned", "Proposed", "Issue", "Why"] as const;

type IssueRow = (string | number | null)[];

const LIKELY_MISSING = 0.8;

/** Yields at most `limit` rows below the titles; the last one says so if there are more issues. */
export async function* issueRows(
  { columns, issues }: Pick<TypedSource, "columns" | "issues">,
  limit: number,
): AsyncGenerator<IssueRow> {
  let written = 0;
  for await (const batch of issues.batches) {
    for (const issue of batch) {
      if (wasEmpty(issue.cell)) continue;
      // More issues may follow, so the last row is reserved for that message.
      if (written === limit - 1 && issues.atMost > limit) {
        yield [null, `Only the first ${written.toLocaleString("en")} issues fit on this sheet; the table has more.`];
        return;
      }
      yield describeIssue(issue, columns[issue.column]?.title ?? "");
      written++;
    }
  }
  if (written === 0) yield [null, ISSUE_WORDS.none];
}

/** Cells that were read as empty have nothing to report, and in optional columns they would hide everything else. */
function wasEmpty({ raw, hasData, isClean }: CellState): boolean {
  return raw.trim() === "" && !hasData && isClean;
}

function describeIssue({ row, cell }: SheetIssue, title: string): IssueRow {
  const { raw, output, hasData, alternatives } = cell;
  const proposed = alternatives[0]?.output;
  return [row + 1, title, raw, hasData ? output : null, proposed ?? null, kindsOf(cell), describeReason(cell)];
}

function kindsOf({ isClean, isValid, hasData }: CellState): string {
  const kinds = [
    ...(isClean ? [] : [ISSUE_WORDS.notClean]),
    ...(isValid ? [] : [ISSUE_WORDS.invalidData]),
    ...(hasData ? [] : [ISSUE_WORDS.missingData]),
  ];
  return kinds.join(", ");
}

function describeReason({ msg, rule, isClean, isValid, hasData, missing }: CellState): string {
  const asLeft = isClean && isValid ? ISSUE_WORDS.asItWas : ISSUE_WORDS.forYou;
  const reason = rule === EDIT_RULE ? ISSUE_WORDS.byPerson : msg || asLeft;
  const isWarned = hasData && missing.prediction === "MISSING" && missing.probability > LIKELY_MISSING;
  return isWarned ? `${reason} ${ISSUE_WORDS.couldBeMissing(Math.round(missing.probability * 100))}` : reason;
}
