import type { Column } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { countLookups } from "../../../../../tools/testing/count-lookups.ts";
import { makeColumn, suiteTable } from "../../testing/suite-table.ts";
import { findNearRows } from "./find-near-rows.ts";
import { isSlip, wordsIn } from "./is-slip.ts";

describe("two texts are one thing written down twice", () => {
  it.each([
    ["a letter more", "Anna Meier", "Anna Meiier"],
    ["neighbours swapped", "Willow street", "Wilolw street"],
    ["a blank", "brown place", "brownplace"],
    ["other signs", "310/246-1501", "310-246-1501"],
    ["an accent", "Genève", "GENEVE"],
    ["an abbreviation", "12224 Ventura blvd.", "12224 Ventura Boulevard"],
  ])("by %s", (_, one, other) => expect(isSlip(wordsIn(one), wordsIn(other))).toBe(true));

  it.each([
    ["another number", "Anna Meier 3", "Anna Meier 4"],
    ["another day", "2024-03-01", "2024-03-02"],
    ["a numeral", "Villa Magna I", "Villa Magna II"],
    ["a word more", "South Asia", "South Asia IDA"],
    ["another decimal sign", "12.5", "125"],
    ["a short word", "Bern", "Born Nord"],
  ])("unless %s makes them two", (_, one, other) => expect(isSlip(wordsIn(one), wordsIn(other))).toBe(false));
});

const NAMES = [
  "Anna Miller",
  "Jonas Keller",
  "Maria Rossi",
  "Peter Novak",
  "Lucie Dubois",
  "Sven Olsson",
  "Ida Larsen",
];
const ROWS = 200;

/** Persons with an address of their own; `copy` changes what the last row repeats of the first one. */
function persons(copy: Readonly<Record<string, string>>): readonly Column[] {
  const last = ROWS - 1;
  const column = (title: string, textAt: (row: number) => string) =>
    makeColumn(title, "free_text", ROWS, (row) => (row === last ? (copy[title] ?? textAt(0)) : textAt(row)));
  return suiteTable([
    column("id", (row) => `K-${row === 0 && "id" in copy ? 1 : 100 + row}`),
    column("name", (row) => `${NAMES[row % NAMES.length]} ${String.fromCharCode(97 + (row % 26))}${row % 23}`),
    column("mail", (row) => `mail.${(row * 7919) % 1009}@example.org`),
    column("street", (row) => `Street ${(row * 613) % 997}`),
    column("city", (row) => ["Bern", "Basel", "Chur"][row % 3] ?? ""),
    column("paid", (row) => String((row * 31) % 47)),
  ]).columns;
}

describe("near rows", () => {
  it("are found by what they share, and say where they differ", () => {
    const near = findNearRows(persons({ id: "K-999", name: "Anna Miler a0" }));
    expect(near).toEqual([expect.objectContaining({ first: 0, row: ROWS - 1, differing: [1] })]);
  });

  it.each([
    ["but for their key", true, [...[[1], [1], [1]], ...[[0], [0]]]],
    ["in all columns, and are found elsewhere", false, [[0], [0], [0]]],
  ])("say where they differ if some are the same %s", (_, hasKey, differing) => {
    const rows = ROWS + 5;
    const first = (row: number): number => row % ROWS;
    const columns = [
      makeColumn("id", "identifier", rows, (row) => `K-${row}`),
      makeColumn("name", "free_text", rows, (row) => {
        const name = `Anna of House ${"abcdefghij"[first(row) % 10]}${first(row)}`;
        return row < ROWS || row >= rows - 2 ? name : name.replace("House", "Houuse");
      }),
      makeColumn("mail", "email", rows, (row) => `mail.${(first(row) * 7919) % 1009}@example.org`),
      makeColumn("street", "free_text", rows, (row) => `Street ${(first(row) * 613) % 997} of the village`),
      makeColumn("paid", "integer", rows, (row) => String((first(row) * 31) % 47)),
    ];
    const near = findNearRows(suiteTable(columns.slice(hasKey ? 0 : 1)).columns);
    expect(near.map((one) => [one.row, one.differing])).toEqual(differing.map((places, at) => [ROWS + at, places]));
  });

  it("keep nothing for each two columns", () => {
    const { columns } = suiteTable(
      Array.from({ length: 3000 }, (_, place) =>
        makeColumn(`c${place}`, "free_text", 20, (row) => `text ${row >> (place % 2)} of c${place}`),
      ),
    );
    const before = process.memoryUsage().arrayBuffers;
    findNearRows(columns);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
  });

  it.each([
    ["another number tells them apart", { id: "K-999", name: "Anna Miler a0", paid: "48" }],
    ["only their key differs", { id: "K-999" }],
    ["they are other persons of one house", { id: "K-999", name: "Ida Larsen q9", mail: "ida@example.org" }],
  ])("are none where %s", (_, copy) => expect(findNearRows(persons(copy))).toEqual([]));

  it("are none where alike rows are distinguished by one column", () => {
    const years = suiteTable([
      makeColumn("station", "free_text", ROWS, (row) => `Station of Upper Village ${row >> 2}`),
      makeColumn("operator", "free_text", ROWS, (row) => `Operator ${(row >> 2) * 17} of the valley`),
      makeColumn("mail", "email", ROWS, (row) => `station.${row >> 2}@example.org`),
      makeColumn("season", "category", ROWS, (row) => ["spring", "sprint", "summer", "winter"][row % 4] ?? ""),
    ]);
    expect(findNearRows(years.columns)).toEqual([]);
  });

  it.each([
    ["rows that are all alike", 1000, 5, 2, 1, (row: number, place: number) => Math.floor(row / (2 + place))],
    ["columns of rows that are there twice", 200, 50, 1, 2, (row: number) => row >> 1],
  ])("takes work that grows with the %s", (_, rows, columns, moreRows, moreColumns, numberAt) => {
    const lookups = (rows: number, columns: number) => {
      const alike = suiteTable(
        Array.from({ length: columns }, (_, place) =>
          makeColumn(`c${place}`, "free_text", rows, (row) => `text ${numberAt(row, place)} of c${place}`),
        ),
      );
      return countLookups(() => findNearRows(alike.columns));
    };
    expect(lookups(rows * moreRows, columns * moreColumns) / lookups(rows, columns)).toBeLessThan(2.5);
  });
});
