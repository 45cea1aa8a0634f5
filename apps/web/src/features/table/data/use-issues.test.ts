import type { IssuesReply } from "@limpid/contract";
import { expect, it } from "vitest";
import { FIRST_FILTERS, type Issue, NO_ISSUES } from "../model/issues.ts";
import { NO_DATA } from "../model/table-data.ts";
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
