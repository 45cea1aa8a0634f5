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

/** Documents as interfaces send them, with made-up data. */
const INTERFACES: readonly (readonly [name: string, document: unknown, rows: string[][]])[] = [
  [
    "a page and its records",
    [
      { page: 1, total: 2 },
      [
        { id: "x", n: 1 },
        { id: "y", n: 2 },
      ],
    ],
    [
      ["id", "n"],
      ["x", "1"],
      ["y", "2"],
    ],
  ],
  [
    "the longest table of a database, as phpMyAdmin writes it",
    [
      { type: "header", version: "5.2.1" },
      { type: "database", name: "shop" },
      { type: "table", name: "few", data: [{ k: "1" }] },
      { type: "table", name: "town", data: ["Ulm", "Bonn", "Kiel", "Köln", "Trier"].map((name) => ({ name })) },
    ],
    [["name"], ["Ulm"], ["Bonn"], ["Kiel"], ["Köln"], ["Trier"]],
  ],
  [
    "fewer records than fields",
    { result: { fields: [{ id: "_id" }, { id: "town" }], records: [{ _id: 1, town: "Ulm" }] } },
    [
      ["_id", "town"],
      ["1", "Ulm"],
    ],
  ],
  [
    "features of a map server",
    {
      fields: [
        { name: "FID", type: "oid" },
        { name: "T", type: "s" },
        { name: "P", type: "i" },
      ],
      features: [{ attributes: { FID: 1, T: "Ulm", P: 5 }, geometry: { x: 1, y: 2 } }],
    },
    [
      ["FID", "T", "P", "geometry.x", "geometry.y"],
      ["1", "Ulm", "5", "1", "2"],
    ],
  ],
  [
    "results of a SPARQL query",
    {
      head: { vars: ["s", "label", "n"] },
      results: {
        bindings: [
          {
            s: { type: "uri", value: "http://e.example/1" },
            label: { type: "literal", "xml:lang": "de", value: "Ulm" },
          },
          { s: { type: "uri", value: "http://e.example/2" }, n: { type: "literal", value: "7" } },
        ],
      },
    },
    [
      ["s", "label", "n"],
      ["http://e.example/1", "Ulm", ""],
      ["http://e.example/2", "", "7"],
    ],
  ],
  [
    "rows beside the columns of a view",
    {
      meta: {
        view: {
          name: "V",
          columns: [
            { id: -1, name: "sid" },
            { id: 5, name: "Town" },
          ],
        },
      },
      data: [
        ["r1", "Ulm"],
        ["r2", null],
      ],
    },
    [
      ["sid", "Town"],
      ["r1", "Ulm"],
      ["r2", ""],
    ],
  ],
  [
    "keys and values of statistics",
    {
      columns: [
        { code: "R", text: "region", type: "d" },
        { code: "Y", text: "year", type: "t" },
        { code: "B", text: "births", type: "c" },
      ],
      comments: [],
      data: [
        { key: ["01", "2001"], values: ["5"] },
        { key: ["02", "2001"], values: [".."] },
      ],
    },
    [
      ["region", "year", "births"],
      ["01", "2001", "5"],
      ["02", "2001", ".."],
    ],
  ],
  [
    "cells of a chart",
    {
      table: {
        cols: [
          { id: "A", label: "Day", type: "date" },
          { id: "B", label: "", type: "number" },
        ],
        rows: [{ c: [{ v: "Date(2024,0,5)", f: "5.1.2024" }, { v: 3.5 }] }, { c: [null, { v: null }] }],
      },
    },
    [
      ["Day", "B"],
      ["5.1.2024", "3.5"],
      ["", ""],
    ],
  ],
  [
    "cells of a query",
    {
      schema: {
        fields: [
          { name: "a", type: "STRING" },
          { name: "b", type: "INTEGER" },
        ],
      },
      rows: [{ f: [{ v: "x" }, { v: "1" }] }, { f: [{ v: null }, { v: "2" }] }],
    },
    [
      ["a", "b"],
      ["x", "1"],
      ["", "2"],
    ],
  ],
  [
    "dimensions and metrics",
    {
      dimensionHeaders: [{ name: "country" }],
      metricHeaders: [{ name: "users", type: "INT" }],
      rows: [{ dimensionValues: [{ value: "CH" }], metricValues: [{ value: "7" }] }],
    },
    [
      ["country", "users"],
      ["CH", "7"],
    ],
  ],
  [
    "a package with its data inside",
    {
      name: "p",
      resources: [{ name: "r", schema: { fields: [{ name: "a" }] }, data: [{ a: 1 }, { a: 2 }, { a: 3 }] }],
    },
    [["a"], ["1"], ["2"], ["3"]],
  ],
  [
    "columns under a short name",
    {
      cols: ["a", "b"],
      rows: [
        [1, 2],
        [3, 4],
      ],
    },
    [
      ["a", "b"],
      ["1", "2"],
      ["3", "4"],
    ],
  ],
  [
    "one record with a list",
    [{ id: 1, tags: [{ t: "a" }, { t: "b" }] }],
    [
      ["id", "tags"],
      ["1", '[{"t":"a"},{"t":"b"}]'],
    ],
  ],
];

describe("documents of interfaces", () => {
  it.each(INTERFACES)("are read: %s", (_, document, rows) => {
    const first = read(JSON.stringify(document));
    expect(rowsOf(first)).toEqual(rows);
    expect(rowsOf(read(JSON.stringify(document), first.kind === "table" ? first.choices : {}))).toEqual(rows);
  });

  it.each([
    [
      "a field beside the cells",
      { table: { cols: [{ label: "k" }, { label: "v" }], rows: [{ c: [{ v: 1 }, { v: 2 }], id: "x" }] } },
      [
        ["k", "v", "id"],
        ["1", "2", "x"],
      ],
    ],
    [
      "fields without a name in the list",
      {
        head: { vars: ["s"] },
        results: { bindings: [{ s: { value: "a" }, t: { value: "b" } }, { s: { value: "c" } }] },
      },
      [
        ["s", "t"],
        ["a", "b"],
        ["c", ""],
      ],
    ],
    [
      "a value that has more members than a cell",
      {
        schema: { fields: [{ name: "p" }, { name: "n" }] },
        rows: [
          { p: { value: 3, unit: "kg" }, n: 1 },
          { p: { value: 4, unit: "kg" }, n: 2 },
        ],
      },
      [
        ["p.value", "p.unit", "n"],
        ["3", "kg", "1"],
        ["4", "kg", "2"],
      ],
    ],
    [
      "a list under a name of a column that is also one of cells",
      {
        schema: { fields: [{ name: "a" }, { name: "c" }] },
        rows: [
          { a: 1, c: [5, 6] },
          { a: 2, c: [7] },
        ],
      },
      [
        ["a", "c"],
        ["1", "5; 6"],
        ["2", "7"],
      ],
    ],
    [
      "titles where the records have keys",
      {
        columns: [{ name: "First name" }, { name: "Town" }],
        data: [
          { first: "Ann", town: "Ulm" },
          { first: "Bo", town: "Bonn" },
        ],
      },
      [
        ["first", "town"],
        ["Ann", "Ulm"],
        ["Bo", "Bonn"],
      ],
    ],
  ])("lose nothing: %s", (_, document, rows) => {
    expect(rowsOf(read(JSON.stringify(document)))).toEqual(rows);
  });

  it("say what stands beside the records", () => {
    const outcome = read(
      '{"success": true, "unit": "kg", "meta": {"page": 1, "list": [{"a": 1}, {"a": 2}]}, "none": []}',
    );
    expect(outcome).toMatchObject({
      warnings: [{ message: "Omitted outside of the records: unit, meta.page", row: null }],
    });
  });
});

describe("texts that are almost JSON", () => {
  const rows = [
    ["a", "b"],
    ["1", "x"],
    ["2", "y"],
  ];
  it.each([
    ["behind a comment", '// made by me\n[{"a": 1, "b": "x"}, {"a": 2, "b": "y"}]'],
    ["behind comments of several lines", '/* by me,\n * 2024 */\n\n[{"a": 1, "b": "x"}, {"a": 2, "b": "y"}]'],
    ["a line each, behind a number sign", '# by me\n{"a": 1, "b": "x"}\n{"a": 2, "b": "y"}\n'],
    ["in a call", '/**/ show([{"a": 1, "b": "x"}, {"a": 2, "b": "y"}]);\n'],
    ["in an assignment", 'var rows = [{"a": 1, "b": "x"}, {"a": 2, "b": "y"}];'],
    ["behind a guard", ')]}\',\n[{"a": 1, "b": "x"}, {"a": 2, "b": "y"}]'],
    ["behind a comment of a million letters", `/*${"*".repeat(1_000_000)}*/[{"a": 1, "b": "x"}, {"a": 2, "b": "y"}]`],
    ["in a call with blanks without end", `f([{"a": 1, "b": "x"}, {"a": 2, "b": "y"}]${" ".repeat(200_000)});`],
    ["with commas between lines", '{"a": 1, "b": "x"},\n{"a": 2, "b": "y"},\n'],
  ])("are read %s", (_, text) => {
    expect(jsonReader.sniff(new TextEncoder().encode(text), "x.txt")).toBeGreaterThan(0.5);
    expect(rowsOf(read(text))).toEqual(rows);
  });

  it("keep NaN and Infinity", () => {
    expect(rowsOf(read('[{"a": NaN, "b": -Infinity}, {"a": Infinity, "b": 1}]'))).toEqual([
      ["a", "b"],
      ["NaN", "-Infinity"],
      ["Infinity", "1"],
    ]);
  });

  it("give the place of a fault behind comments", () => {
    expect(read('// by me\n[{"a": 1}, {"a" 2}]')).toMatchObject({
      kind: "refused",
      reason: expect.stringContaining("line 2, column 17"),
    });
  });
});
