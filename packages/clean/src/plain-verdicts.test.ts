import {
  type Decided,
  plainGuess,
  STANDARD_SETTINGS,
  type Table,
  tableFromRows,
  UNKNOWN_CONTEXT,
  type Verdict,
} from "@limpid/table";
import { describe, expect, it } from "vitest";
import type { TableSettings } from "./studied-table.ts";
import { study } from "./study.ts";
import { ValueCleaner } from "./value-cleaner.ts";

const ROWS = 240;

/** Columns with many plain values of each standing, among which others are strewn. */
const COLUMNS: Readonly<Record<string, readonly [write: (row: number) => string, odd: readonly string[]]>> = {
  identifier: [(row) => `AB-${1000 + row}`, ["T1", "N/A", " ", "AB-1O01", "AB-1002 ", "constructor", "__proto__"]],
  free_text: [
    (row) => `parcel ${row} of Zug`,
    ["unknown", "-", "two  gaps", "<b>x</b>", '"quoted"', "constructor", "M?nchen"],
  ],
  integer: [(row) => String(400 + row), ["-1", "99999", "4O1", "1'200", "12.5", "n/a", "007"]],
  number: [(row) => `${300 + row}.25`, ["1,5", "1.234", "-999", "1e3", "2 3", "3-", "12.5%"]],
  money: [(row) => `${300 + row}.50`, ["CHF 12.00", "45.-", "(3.00)", "1.234", "free", "0", "EUR 7"]],
  percentage: [(row) => `${row / 4}%`, ["12", "0.5", "105%", "12,5%", "half", "0", "%"]],
  email: [
    (row) => `user${row}@example.org`,
    ["USER@EXAMPLE.ORG", "a@b", "x(at)example.org", ".x@example.org", "x@example.notatld", "none", "y@example.org."],
  ],
};

function makeTable(write: (row: number) => string, odd: readonly string[]): Table {
  const usual = Array.from({ length: ROWS }, (_, row) => write(row));
  const twice = usual.slice(0, ROWS / 4);
  const often = usual.slice(0, ROWS / 8);
  return tableFromRows(
    ["battery"],
    [...usual, ...odd, ...twice, ...often, ...often].map((text) => [text]),
  );
}

const CASES: readonly (readonly [string, Decided, TableSettings])[] = [
  ["as they are", {}, STANDARD_SETTINGS],
  ["in a form that is kept", {}, { ...STANDARD_SETTINGS, forms: "keep" }],
  ["beside decimal commas", {}, { ...STANDARD_SETTINGS, context: { ...UNKNOWN_CONTEXT, decimal: "comma" } }],
  ["in the form of the class", { writing: "class_form" }, STANDARD_SETTINGS],
  ["as a person decided", { scale: "fraction", decimal_sign: "comma", currency: "CHF" }, STANDARD_SETTINGS],
];

function studyOne(id: string, decided: Decided, settings: TableSettings) {
  const table = makeTable(...(COLUMNS[id] ?? [String, []]));
  const [column] = study(table, [plainGuess(id)], { 0: { decided } }, settings).columns;
  if (column === undefined) throw new Error("No column");
  return { column, dict: table.columns[0]?.dict ?? [], place: { index: 0, rowCount: table.rowCount } };
}

describe.each(Object.keys(COLUMNS))("plain values of %s", (id) => {
  it.each(CASES)("get the verdict that each would get by itself, %s", (_, decided, settings) => {
    const { column, dict, place } = studyOne(id, decided, settings);
    const all = new ValueCleaner(column, place);
    for (const [code, raw] of dict.entries())
      for (const cells of [1, 2, 9])
        expect(all.verdictOf({ code, raw, cells }, false), raw).toEqual(
          new ValueCleaner(column, place).verdictOf({ code, raw, cells }),
        );
  });
});

it("a calibration in place of ours is asked about every value", () => {
  const { column, dict, place } = studyOne("identifier", {}, STANDARD_SETTINGS);
  const asked = new Set<string>();
  const calibrate = ({ raw, prob }: Verdict): number => {
    asked.add(raw);
    return prob;
  };
  const cleaner = new ValueCleaner(column, { ...place, calibrate });
  for (const [code, raw] of dict.entries()) cleaner.verdictOf({ code, raw, cells: 1 });
  expect(asked.size).toBe(dict.length);
});
