import { tableFromRows } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { encodeColumn } from "../encoded/encoded-column.ts";
import { findInRows } from "../run-detectors.ts";
import { findDependencies } from "./dependencies/find-dependencies.ts";
import { ROW_DETECTORS } from "./index.ts";

function encodeRows(rows: readonly (readonly string[])[], knows: (text: string) => boolean = () => false) {
  const [titles = [], ...body] = rows;
  return tableFromRows(titles, body).columns.map((column) =>
    encodeColumn({
      column,
      role: "label",
      knows,
      meaningOf: (code) => ({ text: column.dict[code] || null, isDoubtful: false }),
    }),
  );
}

/** Rows of texts; an empty one is no data. The first row are the titles. */
function repairsOf(rows: readonly (readonly string[])[], knows?: (text: string) => boolean) {
  const [titles = [], ...body] = rows;
  const columns = encodeRows(rows, knows);
  const found = findInRows(columns, ROW_DETECTORS, () => true);
  return titles.flatMap((title, column) =>
    [...(found[column] ?? [])].map(([row, repair]) => ({ title, row, raw: body[row]?.[column], ...repair })),
  );
}

const PLACES = [
  ["3000", "Bern", "BE"],
  ["8000", "Zürich", "ZH"],
  ["4000", "Basel", "BS"],
  ["1200", "Genève", "GE"],
] as const;
const orders = (count: number) =>
  Array.from({ length: count }, (_, row) => [`order ${row}`, ...(PLACES[row % PLACES.length] ?? [])]);
const TITLES = ["order", "zip", "city", "region"];

describe("rows that belong together", () => {
  it("mend a garbled value, and say who says so", () => {
    const rows = orders(60).with(8, ["order 8", "3000", "Bxrn", "BE"]);
    expect(repairsOf([TITLES, ...rows])).toEqual([
      expect.objectContaining({
        title: "city",
        row: 8,
        output: "Bern",
        prob: 0.96,
        msg: '14 of 14 other rows with zip "3000" have "Bern".',
      }),
    ]);
  });

  it("fill a blank cell that all of them agree on", () => {
    const rows = orders(60).with(8, ["order 8", "3000", "Bern", ""]);
    expect(repairsOf([TITLES, ...rows])).toMatchObject([{ title: "region", row: 8, output: "BE", rule: "rows.fill" }]);
  });

  it("only doubt a value that is unlike what they say", () => {
    const rows = orders(60).with(8, ["order 8", "3000", "Köniz", "BE"]);
    expect(repairsOf([TITLES, ...rows]).filter(({ prob }) => prob >= 0.9)).toEqual([]);
  });

  it.each([
    ["a typing typo in a group that has another error", "Zürihc"],
    ["a letter left out", "Züich"],
  ])("mend %s", (_, typo) => {
    const rows = orders(28).with(1, ["order 1", "8000", typo, "ZH"]).with(5, ["order 5", "8000", "Wil", "ZH"]);
    const repairs = repairsOf([TITLES, ...rows]);
    expect(repairs).toContainEqual(expect.objectContaining({ title: "city", row: 1, output: "Zürich" }));
    expect(repairs.find(({ row }) => row === 1)?.prob).toBeGreaterThan(0.9);
  });

  it("give a code its leading zeros back", () => {
    const rows = Array.from({ length: 40 }, (_, row) => [`item ${row % 8}`, row === 9 ? "41" : `000${40 + (row % 8)}`]);
    expect(repairsOf([["item", "sku"], ...rows])).toMatchObject([{ title: "sku", row: 9, output: "00041" }]);
  });

  it("leave a code of two letters that one other column alone speaks against", () => {
    const codes = ["AX", "BY", "CZ", "DW"];
    const rows = Array.from({ length: 80 }, (_, row) => [`plot ${row % 4}`, row === 6 ? "CX" : (codes[row % 4] ?? "")]);
    expect(repairsOf([["plot", "code"], ...rows])).toEqual([]);
  });

  it("leave a rare value that its class knows", () => {
    const rows = orders(60).with(8, ["order 8", "3000", "Bxrn", "BE"]);
    const repairs = repairsOf([TITLES, ...rows], (text) => text === "Bxrn");
    expect(repairs.filter(({ prob }) => prob >= 0.9)).toEqual([]);
  });

  it("are asked a hundred columns at most, where hundreds go together", () => {
    const titles = Array.from({ length: 160 }, (_, column) => `c${column}`);
    const rows = Array.from({ length: 40 }, (_, row) =>
      titles.map((_, column) => (row === 9 && column === 150 ? "valxe 1" : `value ${row % 4}`)),
    );
    expect(new Set(findDependencies(encodeRows([titles, ...rows])).map(({ length }) => length))).toEqual(
      new Set([100]),
    );
    expect(repairsOf([titles, ...rows])).toEqual([
      expect.objectContaining({ title: "c150", row: 9, output: "value 1", rule: "rows.agree" }),
    ]);
  });

  it("say nothing where another column explains the difference", () => {
    const rows = Array.from({ length: 120 }, (_, row) => {
      const [measure, state] = [`m${row % 6}`, row < 108 ? "al" : "ak"];
      return [`site ${row % 20}`, measure, state, `${state}_${measure}`];
    });
    expect(repairsOf([["site", "measure", "state", "average"], ...rows])).toEqual([]);
  });

  it.each([
    ["names beside numbers", Array.from({ length: 50 }, (_, row) => [`n${row}`, String(row * 7)])],
    [
      "two rows",
      [
        ["a", "b"],
        ["a", "c"],
      ],
    ],
    ["one value", Array.from({ length: 50 }, () => ["a", "b"])],
    ["no rows", []],
  ])("are none in a table of %s", (_, rows) => expect(repairsOf([["x", "y"], ...rows])).toEqual([]));
});

describe("a value that ran into its neighbour", () => {
  it("is put back", () => {
    const rows = orders(40).with(4, ["order 4", "3000", "Bern BE", ""]);
    const repairs = repairsOf([TITLES, ...rows]);
    expect(repairs).toContainEqual(
      expect.objectContaining({ title: "city", row: 4, output: "Bern", rule: "rows.spill" }),
    );
    expect(repairs).toContainEqual(expect.objectContaining({ title: "region", row: 4, output: "BE" }));
  });

  it("is taken away where the neighbour says it as well", () => {
    const rows = orders(40).with(4, ["order 4", "3000", "Bern BE", "BE"]);
    const repairs = repairsOf([TITLES, ...rows]);
    expect(repairs).toEqual([
      expect.objectContaining({ title: "city", row: 4, output: "Bern", rule: "rows.repeat", prob: 0.96 }),
    ]);
  });

  it("is left where the column repeats its neighbour on purpose", () => {
    const rows = orders(40).map(([order, zip, city, region]) => [order, zip, `${city} ${region}`, region] as string[]);
    expect(repairsOf([TITLES, ...rows])).toEqual([]);
  });

  it("is only doubted where what is left is no value of its column", () => {
    const rows = orders(40).with(4, ["order 4", "3000", "no BE", ""]);
    const spilt = repairsOf([TITLES, ...rows]).filter(({ rule }) => rule === "rows.spill");
    expect(spilt.filter(({ prob }) => prob >= 0.9)).toEqual([]);
  });

  it("is left where the neighbour has a value", () => {
    const rows = orders(40).with(4, ["order 4", "3000", "Bern BE", "ZH"]);
    expect(repairsOf([TITLES, ...rows]).filter(({ rule }) => rule === "rows.spill")).toEqual([]);
  });
});

describe("two values in each other's column", () => {
  it("change places", () => {
    const rows = orders(40).with(4, ["order 4", "3000", "BE", "Bern"]);
    const swapped = repairsOf([TITLES, ...rows]).filter(({ row, prob }) => row === 4 && prob >= 0.9);
    expect(swapped).toMatchObject([
      { title: "city", output: "Bern" },
      { title: "region", output: "BE" },
    ]);
  });

  it.each([
    ["one of which is at home where it stands", ["order 4", "3000", "BE", "ZH"]],
    ["one of which is new", ["order 4", "3000", "BE", "Wil"]],
  ])("stay, %s", (_, row) => {
    const repairs = repairsOf([TITLES, ...orders(40).with(4, row)]);
    expect(repairs.filter(({ rule }) => rule === "rows.swap")).toEqual([]);
  });

  it("stay in columns that share their values", () => {
    const teams = ["Bern", "Basel", "Genève", "Zürich", "Sion", "Thun"];
    const rows = teams.flatMap((home) => teams.filter((away) => away !== home).map((away) => [home, away]));
    expect(repairsOf([["home", "away"], ...rows, ["Wil", "Chur"], ["Wil", "Bern"], ["Bern", "Chur"]])).toEqual([]);
  });
});

describe("several sources that tell of the same", () => {
  const reports = (wrong: (source: number, thing: number) => boolean) =>
    Array.from({ length: 12 * 9 }, (_, row) => {
      const [thing, source] = [Math.floor(row / 9), row % 9];
      return [
        `site ${source}`,
        `flight ${thing}`,
        wrong(source, thing) ? `1${source}:0${thing % 10}` : `0${thing % 10}:15`,
      ];
    });

  it("outvote one that is wrong", () => {
    const repairs = repairsOf([
      ["site", "flight", "departs"],
      ...reports((source, thing) => source === 4 && thing === 7),
    ]);
    expect(repairs).toMatchObject([{ title: "departs", raw: "14:07", output: "07:15" }]);
    expect(repairs[0]?.prob).toBeGreaterThan(0.5);
  });

  it("are surer than rows that only belong together", () => {
    const rows = reports((source, thing) => source === 4 && thing === 7).map((row) => [...row, `gate of ${row[1]}`]);
    const repairs = repairsOf([["site", "flight", "departs", "gate"], ...rows]);
    expect(repairs).toMatchObject([{ title: "departs", raw: "14:07", output: "07:15", rule: "sources.agree" }]);
  });

  it("say nothing of what is about the source", () => {
    const rows = reports(() => false).map(
      ([site, flight, departs]) => [site, flight, departs, `owner of ${site}`] as string[],
    );
    expect(repairsOf([["site", "flight", "departs", "owner"], ...rows])).toEqual([]);
  });
});
