import { describe, expect, it } from "vitest";
import { makeCell } from "../../../testing/make-cell.ts";
import {
  cellAt,
  issuesHere,
  NO_DATA,
  rawTextAt,
  type TableData,
  withCell,
  withCleanPage,
  withRawPage,
} from "./table-data.ts";

const two: TableData = { ...NO_DATA, pageSize: 2, rowCount: 5, cleanedRows: 4 };
const raw = withRawPage(
  two,
  0,
  [
    ["a", "b"],
    ["c", "d"],
  ],
  0,
);
const clean = withCleanPage(
  raw,
  1,
  [
    [makeCell({ is_clean: false }), makeCell()],
    [makeCell(), makeCell()],
  ],
  0,
);

describe("table data", () => {
  it("finds the texts of a page, and nothing of a page that is not here", () => {
    expect(rawTextAt(raw, 1, 0)).toBe("c");
    expect(rawTextAt(raw, 2, 0)).toBeUndefined();
    expect(rawTextAt(raw, 0, 9)).toBeUndefined();
  });

  it("knows the original text of a cleaned row without its original page", () => {
    expect(rawTextAt(clean, 2, 0)).toBe("1.5");
  });

  it("lists the issues of the pages that are here, by row of the table", () => {
    expect(issuesHere(clean)).toEqual([
      { row: 2, column: 0, not_clean: true, invalid_data: false, missing_data: false },
    ]);
  });

  it("changes one cell and leaves the rows around it as they were", () => {
    const changed = withCell(clean, 3, 1, makeCell({ output: "9" }));
    expect(cellAt(changed, 3, 1)?.output).toBe("9");
    expect(cellAt(clean, 3, 1)?.output).toBe("1.5");
    expect(changed.cleanPages.get(1)?.[0]).toBe(clean.cleanPages.get(1)?.[0]);
  });

  it("has no cell to change on a page that is not here", () => {
    expect(withCell(clean, 0, 0, makeCell())).toBe(clean);
  });
});
