import { type EntityGuess, plainGuess, tableFromRows } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { study } from "./study.ts";

const TEXT: EntityGuess = plainGuess("free_text", "Text");

/** What is noted of each column. */
function compare(titles: readonly string[], rows: readonly (readonly string[])[]) {
  const { columns, findings } = study(
    tableFromRows(titles, rows),
    titles.map(() => TEXT),
  );
  return columns.map(({ limits }, index) => ({ limits, findings: findings?.[index] }));
}

const CITIES = ["Bern", "Winterthur", "Genève", "Zürich"];
const WRONG = 9;
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, row) => [`CH-${row % 4}`, row === WRONG ? "Wxntxrthxr" : (CITIES[row % 4] ?? "")]);

describe("rows that are compared", () => {
  it.each([400, 150_004])("are all %i rows of a table", (count) => {
    const [, city] = compare(["code", "city"], rowsOf(count));
    expect(city?.limits).toEqual([]);
    const others = Math.ceil((count - 1) / 4) - 1;
    expect([...(city?.findings ?? [])]).toEqual([
      [
        WRONG,
        expect.objectContaining({
          output: "Winterthur",
          msg: `${others} of ${others} other rows with code "CH-1" have "Winterthur".`,
        }),
      ],
    ]);
  });

  it("say nothing that no cell would show", () => {
    const rows = rowsOf(400).with(WRONG, ["CH-1", ""]);
    expect(compare(["code", "city"], rows)[1]?.findings?.size).toBe(0);
  });

  it("are those of the first thousand columns, and the others say so", () => {
    const titles = ["code", "city", ...Array.from({ length: 1000 }, (_, column) => `c${column}`)];
    const table = rowsOf(40).map((row) => [...row, ...titles.slice(2).map(() => "x")]);
    const columns = compare(titles, table);
    expect(columns[1]?.findings?.get(WRONG)?.output).toBe("Winterthur");
    const limited = columns.flatMap(({ limits }, column) => (limits.length === 0 ? [] : [[column, limits.join()]]));
    expect(limited).toEqual([
      [1000, expect.stringContaining("not compared")],
      [1001, expect.stringContaining("not compared")],
    ]);
  });
});
