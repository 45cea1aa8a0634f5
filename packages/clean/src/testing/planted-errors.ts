/** For each detector, by its name, a table with an error that it must find. In all other cells it must find none. */
import { makeColumn, pick, type SuiteTable } from "./suite-table.ts";

interface Planted {
  readonly columns: SuiteTable;
  /** Title of the column, the row of the wrong cell, and what it must mean: null where nobody knows. */
  readonly column: string;
  readonly row: number;
  readonly output: string | null;
  /** Column and row of other cells that it speaks of with right: the other one of two that are swapped, or the same. */
  readonly others?: readonly string[];
}

const DAYS = (row: number) => `2024-03-${String(10 + (row % 19))}`;

const wordOf = (row: number) => [3, 5, 7].map((by) => String.fromCharCode(97 + ((row * by) % 26))).join("");

const WRONG = 9;
const CITIES = ["Bern", "Zürich", "Basel", "Genève"];
const ZIPS = ["3000", "8000", "4000", "1200"];
const REGIONS = ["Bernese Land", "Upper Land", "Rhine Land", "Lake Land"];
const PARTS = ["roof", "window", "garden", "floor", "stairs", "ceiling", "fence"];
const ROOMS = ["kitchen", "bathroom", "garage", "cellar", "bedroom"];
const SITES = 8;

/** Returns the day of 2024 that is this many days after the first. */
const dayOf = (days: number) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10);
const priceOf = (row: number) => 58 + ((row - WRONG) ** 2 % 881);
const women = (row: number) => 100 + ((row * 37) % 89);
const men = (row: number) => 220 + (((row + 88 * WRONG) * 53) % 89);

const cityWritten = (wrong: string, output: string): Planted => ({
  columns: [
    makeColumn("city", "category", 60, (row) => (row === WRONG ? wrong : pick(CITIES, row))),
    makeColumn("day", "date", 60, DAYS),
  ],
  column: "city",
  row: WRONG,
  output,
});

export const PLANTED_ERRORS: Readonly<Record<string, Planted>> = {
  "stray affixes": cityWritten("Zürich;", "Zürich"),
  typos: {
    columns: [
      makeColumn("size", "category", 60, (row) =>
        row === WRONG ? "Doubel room" : pick(["Single room", "Double room", "Family flat"], row),
      ),
      makeColumn("day", "date", 60, DAYS),
    ],
    column: "size",
    row: WRONG,
    output: "Double room",
  },
  "misspelt words": {
    columns: [
      makeColumn("work", "free_text", 40, (row) =>
        row === WRONG
          ? "Repair of the rooof and the kitchen"
          : `${pick(["Repair", "Painting", "Cleaning"], row)} of the ${pick(PARTS, row)} and the ${pick(ROOMS, row)}`,
      ),
      makeColumn("day", "date", 40, DAYS),
    ],
    column: "work",
    row: WRONG,
    output: "Repair of the roof and the kitchen",
  },
  "trailing signs": {
    columns: [
      makeColumn("village", "place_name", 60, (row) =>
        row === WRONG
          ? "Upper Mill;"
          : `${pick(["Old", "New", "West"], row)} Village ${String.fromCharCode(65 + (row % 26))}${row}`,
      ),
      makeColumn("day", "date", 60, DAYS),
    ],
    column: "village",
    row: WRONG,
    output: "Upper Mill",
  },
  accidents: {
    columns: [
      makeColumn("part", "identifier", 60, (row) => (row === WRONG ? "K-10\u200b09" : `K-${1000 + row}`)),
      makeColumn("day", "date", 60, DAYS),
    ],
    column: "part",
    row: WRONG,
    output: "K-1009",
  },
  "odd digits": {
    columns: [
      makeColumn("part", "identifier", 60, (row) => (row === WRONG ? "4O1" : String(300 + row * 5))),
      makeColumn("day", "date", 60, DAYS),
    ],
    column: "part",
    row: WRONG,
    output: "401",
  },
  "odd shapes": {
    columns: [
      makeColumn("part", "identifier", 200, (row) => (row === WRONG ? "T-1" : `AB${100 + row}X`)),
      makeColumn("day", "date", 200, DAYS),
    ],
    column: "part",
    row: WRONG,
    output: null,
  },
  "repeated keys": {
    columns: [
      makeColumn("key", "identifier", 80, (row) => (row === WRONG ? "K-1033" : `K-${1000 + row}`)),
      makeColumn("day", "date", 80, DAYS),
    ],
    column: "key",
    row: WRONG,
    output: null,
    others: ["key 33"],
  },
  "lost letters": cityWritten("Z?rich", "Zürich"),
  "foreign letters": cityWritten("Ваsel", "Basel"),
  "spreadsheet damage": {
    columns: [
      makeColumn("gene", "identifier", 80, (row) => (row === WRONG ? "2-Mar" : `GENE${row}`)),
      makeColumn("day", "date", 80, DAYS),
    ],
    column: "gene",
    row: WRONG,
    output: null,
  },
  "flipped signs": {
    columns: [
      makeColumn("paid", "number", 90, (row) => (row === WRONG ? "-41.5" : (20 + ((row * 7) % 31)).toFixed(1))),
      makeColumn("day", "date", 90, DAYS),
    ],
    column: "paid",
    row: WRONG,
    output: "41.5",
  },
  totals: {
    columns: [
      makeColumn("women", "integer", 90, (row) => String(women(row))),
      makeColumn("men", "integer", 90, (row) => String(row === WRONG ? men(row) / 10 : men(row))),
      makeColumn("all", "integer", 90, (row) => String(women(row) + men(row))),
    ],
    column: "men",
    row: WRONG,
    output: "220",
  },
  "powers of ten": {
    columns: [
      makeColumn("francs", "number", 90, (row) => (row === WRONG ? priceOf(row) / 10 : priceOf(row)).toFixed(2)),
      makeColumn("euros", "number", 90, (row) => (priceOf(row) * 1.06).toFixed(2)),
      makeColumn("dollars", "number", 90, (row) => (priceOf(row) * 1.13).toFixed(2)),
    ],
    column: "francs",
    row: WRONG,
    output: "58",
  },
  "end before start": {
    columns: [
      makeColumn("from", "date", 90, (row) => dayOf(row % 60)),
      makeColumn("to", "date", 90, (row) => (row === WRONG ? "2014-01-20" : dayOf((row % 60) + 3 + (row % 9)))),
    ],
    column: "to",
    row: WRONG,
    output: null,
  },
  outliers: {
    columns: [
      makeColumn("paid", "number", 90, (row) => (row === WRONG ? "4150" : (20 + ((row * 7) % 31)).toFixed(1))),
      makeColumn("day", "date", 90, DAYS),
    ],
    column: "paid",
    row: WRONG,
    output: null,
  },
  "swapped fields": {
    columns: [
      makeColumn("city", "category", 60, (row) => (row === WRONG ? "Upper Land" : pick(CITIES, row))),
      makeColumn("region", "category", 60, (row) => (row === WRONG ? "Zürich" : pick(REGIONS, row))),
    ],
    column: "city",
    row: WRONG,
    output: "Zürich",
    others: [`region ${WRONG}`],
  },
  "repeated rows": {
    columns: [
      makeColumn(
        "guest",
        "free_text",
        60,
        (row) => `Guest of ${wordOf(row === WRONG ? 3 : row)} ${row === WRONG ? 3 : row}`,
      ),
      makeColumn("room", "integer", 60, (row) => String(4000 + 7 * (row === WRONG ? 3 : row))),
    ],
    column: "guest",
    row: WRONG,
    output: null,
    others: ["guest 3"],
  },
  "near rows": {
    columns: [
      makeColumn(
        "guest",
        "free_text",
        60,
        (row) => `House ${row === WRONG ? "of Anna Millerr 3" : `of Anna Miller ${row}`}`,
      ),
      makeColumn("mail", "email", 60, (row) => `house.of.anna.${row === WRONG ? 3 : row}@example.org`),
      makeColumn("room", "integer", 60, (row) => String(4000 + 7 * (row === WRONG ? 3 : row))),
      makeColumn("city", "category", 60, (row) => pick(CITIES, row === WRONG ? 3 : row)),
    ],
    column: "guest",
    row: WRONG,
    output: null,
    others: ["guest 3"],
  },
  "swapped looks": {
    columns: [
      makeColumn("letters", "free_text", 60, (row) => (row === WRONG ? "4009" : `Village of ${wordOf(row)}`)),
      makeColumn("order", "integer", 60, (row) => (row === WRONG ? "Village of oak" : String(4000 + row))),
    ],
    column: "letters",
    row: WRONG,
    output: "Village of oak",
    others: [`order ${WRONG}`],
  },
  misfielded: {
    columns: [
      makeColumn("city", "category", 60, (row) => (row === WRONG ? "Zürich ZH" : pick(CITIES, row))),
      makeColumn("region", "category", 60, (row) => (row === WRONG ? "" : pick(["BE", "ZH", "BS", "GE"], row))),
    ],
    column: "city",
    row: WRONG,
    output: "Zürich",
  },
  "conflicting sources": {
    columns: [
      makeColumn("site", "category", 20 * SITES, (row) => `site ${row % SITES}`),
      makeColumn("flight", "category", 20 * SITES, (row) => `flight ${Math.floor(row / SITES)}`),
      makeColumn("gate", "category", 20 * SITES, (row) =>
        row === WRONG ? "remote stand" : `gate ${Math.floor(row / SITES) % 9}`,
      ),
    ],
    column: "gate",
    row: WRONG,
    output: "gate 1",
  },
  dependencies: {
    columns: [
      makeColumn("zip", "postal_code", 60, (row) => pick(ZIPS, row)),
      makeColumn("city", "category", 60, (row) => (row === WRONG ? "Zuxich" : pick(CITIES, row))),
      makeColumn("region", "category", 60, (row) => pick(REGIONS, row)),
    ],
    column: "city",
    row: WRONG,
    output: "Zürich",
  },
};
