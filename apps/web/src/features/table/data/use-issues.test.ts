import type { ColumnReply, IssuesReply } from "@limpid/contract";
import { expect, it } from "vitest";
import { FIRST_FILTERS, type Issue, NO_ISSUES } from "../model/issues.ts";
import { NO_DATA } from "../model/table-data.ts";
import { makeAlikeColumns } from "../testing/make-question.ts";
import { describeIssues } from "./use-issues.ts";

const data = { ...NO_DATA, cleanedRows: 1000 };
const issue = (row: number, kind: Partial<Issue>): Issue => ({
  row,
  column: 0,
  not_clean: false,
  invalid_data: false,
  missing_data: false,
  ...kind,
});
const reply: IssuesReply = {
  ...NO_ISSUES,
  truncated: true,
  counts: { not_clean: 2, invalid_data: 0, missing_data: 500 },
  issues: [issue(1, { not_clean: true }), issue(7, { missing_data: true }), issue(9, { not_clean: true })],
};

it("counts exactly what is listed whole, although the list is cut", () => {
  expect(describeIssues(data, reply, FIRST_FILTERS)).toMatchObject({ count: "2", sentence: "There are 2 issues" });
});

it("says that there are more where not all are listed, and how many of each kind", () => {
  const shown = describeIssues(data, reply, { ...FIRST_FILTERS, missing_data: true });
  expect(shown).toMatchObject({ count: "3+", sentence: "There are more than 3 issues" });
  expect(shown.counts).toEqual({ not_clean: 2, invalid_data: 0, missing_data: 500 });
});

it("says that there are no issues only where no question is open and no switch hides a flagged cell", () => {
  const sentenceOf = (columns: ColumnReply[], issues: readonly Issue[], filters = FIRST_FILTERS): string =>
    describeIssues({ ...data, columns }, { ...NO_ISSUES, issues: [...issues] }, filters).sentence;
  const off = { ...FIRST_FILTERS, not_clean: false };
  expect(sentenceOf([], [])).toBe("There are no issues");
  expect(sentenceOf([], [issue(3, { missing_data: true })])).toBe("There are no issues");
  expect(sentenceOf(makeAlikeColumns(["A", "B"]), [])).toBe("No issue is shown, and 1 question is open");
  expect(sentenceOf(makeAlikeColumns(["A"]), [issue(3, { not_clean: true })])).toBe("There is only one issue");
  expect(sentenceOf([], [issue(3, { not_clean: true, invalid_data: true })], off)).toBe(
    "No issue is shown, and the switches hide 1",
  );
  expect(sentenceOf([], [issue(3, { not_clean: true }), issue(4, { invalid_data: true })], off)).toBe(
    "No issue is shown, and the switches hide 2",
  );
});
