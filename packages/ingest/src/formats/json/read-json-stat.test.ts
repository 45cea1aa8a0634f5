import { textAt } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS, type IngestOutcome } from "../../reader.ts";
import { jsonReader } from "./reader.ts";

const CATEGORIES = { category: { index: ["x", "y"] } };
const CUBE = { id: ["a"], size: [2], dimension: { a: CATEGORIES }, value: [1, 2] };

function read(document: object, maxRows = 1000): IngestOutcome {
  const bytes = Buffer.from(JSON.stringify(document));
  return jsonReader.read(bytes, { fileName: "", limits: { ...DEFAULT_LIMITS, maxRows }, choices: {} }) as IngestOutcome;
}

function rowsOf(outcome: IngestOutcome): string[][] {
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  const { columns, rowCount } = outcome.table;
  const rows = Array.from({ length: rowCount }, (_, row) => columns.map((column) => textAt(column, row)));
  return [columns.map(({ title }) => title), ...rows];
}

describe("a JSON-stat data set", () => {
  it("gives each cell a row, with the codes of its place", () => {
    expect(rowsOf(read(CUBE))).toEqual([
      ["a", "value"],
      ["x", "1"],
      ["y", "2"],
    ]);
  });

  it.each([
    ["categories and sizes that differ", { size: [3] }, /dimension "a" has 2 categories, not 3/],
    ["no size for a dimension", { size: [] }, /has 2 categories, not so many/],
    ["a dimension that is not there", { id: ["b"] }, /dimension "b" has 0 categories/],
    ["values that are too few", { value: [1] }, /1 values for 2 cells/],
    ["a place outside of the cube", { value: { "2": 1 } }, /a value is not in any of its 2 cells/],
    ["a place that is no number", { value: { first: 1 } }, /a value is not in any/],
  ])("is refused with %s", (_, changes, reason) => {
    expect(read({ ...CUBE, ...changes })).toMatchObject({ code: "malformed", reason: expect.stringMatching(reason) });
  });

  it("may be a huge cube of a few cells, and stays within the limit on rows", () => {
    const index = Array.from({ length: 1000 }, (_, code) => `c${code}`);
    const ids = Array.from({ length: 5 }, (_, dimension) => `d${dimension}`);
    const dimension = Object.fromEntries(ids.map((id) => [id, { category: { index } }]));
    const cube = { id: ids, size: ids.map(() => 1000), dimension, value: { "999999999999999": 7 } };
    expect(rowsOf(read(cube))[1]).toEqual([...ids.map(() => "c999"), "7"]);
    expect(read(CUBE, 1)).toMatchObject({ kind: "refused", code: "too_large" });
  });

  it.each([
    ["records with such names", { id: [1], size: [2], value: [3], dimension: "wide" }],
    ["a list of such names", { dimension: { a: 1 }, value: [{ a: 1 }, { a: 2 }] }],
  ])("is not seen in %s", (_, document) => {
    expect(read(document)).not.toMatchObject({ parameters: { fileType: "json-stat" } });
  });
});
