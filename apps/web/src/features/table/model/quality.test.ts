import type { CellReply, IssuesReply } from "@limpid/contract";
import { describe, expect, it } from "vitest";
import { makeCell } from "../../../testing/make-cell.ts";
import { makeColumn } from "../../../testing/make-column.ts";
import { findIssue, type Issue, NO_ISSUES } from "./issues.ts";
import { measureConfidence, measureQualities } from "./quality.ts";
import { issuesHere, NO_DATA, type TableData, withCleanPage } from "./table-data.ts";

const CELLS = [
  makeCell({ prob: 0.9 }),
  makeCell({ is_clean: false, prob: 0.5 }),
  makeCell({ is_valid: false, is_clean: false, prob: 0.1 }),
  makeCell({ has_data: false, output: null, is_valid: false, is_clean: false, prob: 1 }),
];

function tableOf(cells: readonly CellReply[], cleanedRows = cells.length): TableData {
  const data = { ...NO_DATA, cleanedRows, columns: [makeColumn("c")] };
  return withCleanPage(
    data,
    0,
    cells.map((cell) => [cell]),
    0,
  );
}

const here = (data: TableData, isLoaded = true) => ({ data, reply: NO_ISSUES, issues: issuesHere(data), isLoaded });

describe("a column of which all rows are here", () => {
  it("counts each cell once: missing before flagged before ok, and is as sure as its cells with data", () => {
    const [quality] = measureQualities(here(tableOf(CELLS)));
    expect(quality).toEqual({ ok: 1, flagged: 2, missing: 1, total: 4, confidence: expect.closeTo(0.5) });
    expect(measureConfidence(here(tableOf(CELLS)))).toBeCloseTo(0.5);
  });

  it("is not sure of anything where no cell has data, and knows nothing before anything is cleaned", () => {
    expect(measureQualities(here(tableOf(CELLS.slice(3))))[0]?.confidence).toBeNull();
    expect(measureQualities(here(tableOf([])))[0]).toMatchObject({ total: 0, confidence: null });
  });
});

it("rows that are left out count for nothing, here and elsewhere", () => {
  const data: TableData = { ...tableOf(CELLS), leftOut: [[1, 2]] };
  expect(measureQualities(here(data))[0]).toEqual({ ok: 1, flagged: 0, missing: 1, total: 2, confidence: 0.9 });
  expect(measureConfidence(here(data))).toBe(0.9);
  const long: TableData = {
    ...tableOf(CELLS, 1000),
    leftOut: [
      [1, 2],
      [900, 909],
    ],
  };
  const [quality] = measureQualities({ data: long, reply: NO_ISSUES, issues: issuesHere(long), isLoaded: true });
  expect(quality).toMatchObject({ ok: 987, flagged: 0, missing: 1, total: 988 });
});

describe("a column of which some rows are not here", () => {
  const missing: Issue = { row: 50, column: 0, not_clean: false, invalid_data: false, missing_data: true };
  const flagged = findIssue(makeCell({ is_clean: false }), 60, 0)!;
  const told = { not_clean: 30, invalid_data: 0, missing_data: 500, flagged: 30, mean_prob: 0.7 };
  const reply: IssuesReply = { ...NO_ISSUES, mean_prob: 0.75, columns: [told] };
  const data = tableOf(CELLS, 1000);

  it("counts all its rows: those here as they are, the others as the server tells", () => {
    const issues = [...issuesHere(data), missing, flagged];
    const [quality] = measureQualities({ data, reply, issues, isLoaded: true });
    expect(quality).toEqual({ ok: 995, flagged: 3, missing: 2, total: 1000, confidence: 0.7 });
    expect(measureConfidence({ data, reply, isLoaded: true })).toBe(0.75);
  });

  it("has the counts of the server where its list is cut", () => {
    const cut = { ...reply, truncated: true };
    const [quality] = measureQualities({ data, reply: cut, issues: issuesHere(data), isLoaded: true });
    expect(quality).toMatchObject({ ok: 470, flagged: 30, missing: 500, total: 1000 });
  });

  it("counts what has come until all has", () => {
    expect(measureQualities({ ...here(data, false), reply })[0]?.total).toBe(4);
  });
});
