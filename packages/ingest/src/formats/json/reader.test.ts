import { textAt } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS, type IngestChoices, type IngestOutcome } from "../../reader.ts";
import { jsonReader } from "./reader.ts";

function read(text: string, choices: IngestChoices = {}): IngestOutcome {
  return jsonReader.read(new TextEncoder().encode(text), { fileName: "", limits: DEFAULT_LIMITS, choices });
}

function rowsOf(outcome: IngestOutcome): string[][] {
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  const { columns, rowCount } = outcome.table;
  const rows = Array.from({ length: rowCount }, (_, row) => columns.map((column) => textAt(column, row)));
  return [columns.map(({ title }) => title), ...rows];
}

describe("the record path", () => {
  const text = `{"page": {"n": 1}, "items": [{"a": 1}, {"a": 2}], "byId": {"x": {"b": 3}, "y": {"b": 4}}, "cells": [[1, 2]]}`;
  it.each([
    ["records by themselves", undefined, [["a"], ["1"], ["2"]]],
    ["a list", "items", [["a"], ["1"], ["2"]]],
    [
      "keyed objects",
      "byId",
      [
        ["key", "b"],
        ["x", "3"],
        ["y", "4"],
      ],
    ],
    ["one object", "page", [["n"], ["1"]]],
  ])("finds %s", (_, recordPath, rows) => {
    expect(rowsOf(read(text, recordPath === undefined ? {} : { recordPath }))).toEqual(rows);
  });

  it("comes back with the table, beside what else could be chosen", () => {
    expect(read(text)).toMatchObject({
      choices: { recordPath: "items" },
      selectable: { recordPaths: ["items", "byId", "cells"] },
    });
  });

  it("is refused when nothing is there", () => {
    expect(read(text, { recordPath: "item" })).toMatchObject({ kind: "refused", code: "no_table" });
  });
});

describe("wrappers", () => {
  it.each([
    [
      "are no records: objects without a common field",
      `{"a": {"x": 1}, "b": {"y": 2}}`,
      [
        ["a.x", "b.y"],
        ["1", "2"],
      ],
    ],
    [
      "are no columns: lists of different length",
      `{"a": [1], "b": [2, 3]}`,
      [
        ["a", "b"],
        ["1", "2; 3"],
      ],
    ],
    [
      "hold columns further in",
      `{"ok": true, "data": {"a": [1, 2], "b": [3, 4]}}`,
      [
        ["a", "b"],
        ["1", "3"],
        ["2", "4"],
      ],
    ],
  ])("%s", (_, text, rows) => {
    expect(rowsOf(read(text))).toEqual(rows);
  });
});

describe("broken lines", () => {
  it("are left out when most lines are whole", () => {
    const outcome = read('{"a":1}\n{"a":2\n{"a":3}\n');
    expect(rowsOf(outcome)).toEqual([["a"], ["1"], ["3"]]);
    expect(outcome).toMatchObject({ warnings: [{ message: expect.stringContaining("Line 2 was skipped") }] });
  });

  it.each([
    ["most lines are broken", '{"a":1}\n{"a":2\n{"a":3\n{"a":4\n'],
    ["the file is one document", '{"list": [\n{"a":1},\n{"a":2}\n{"a":3}\n]}'],
    ["there is but one line", '{"a":1'],
  ])("refuse the file when %s", (_, text) => {
    expect(read(text)).toMatchObject({
      kind: "refused",
      code: "malformed",
      reason: expect.stringMatching(/line \d+, column \d+/),
    });
  });
});

it("leaves prototypes alone", () => {
  expect(rowsOf(read('[{"__proto__": {"admin": true}, "constructor": "c"}]'))).toEqual([
    ["__proto__.admin", "constructor"],
    ["true", "c"],
  ]);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});
