/**
 * For each kind of error a table in which any share of a column's cells can have it. The kinds are those of the planted
 * errors, which every detector must find, and others that a class or a whole column has to notice.
 */
import { makeColumn, pick, type SuiteTable } from "./suite-table.ts";

/** Whether the error stands in the row. */
export type IsWrong = (row: number) => boolean;

export interface DenseError {
  /** Title of the column that has the errors. */
  readonly column: string;
  readonly tableOf: (isWrong: IsWrong) => SuiteTable;
}

export const DENSE_ROWS = 400;

/** Prime to the number of rows, so that each row comes once. */
const STRIDE = 149;

/** Rows that are spread over the table; those of a small share are among those of a larger one. */
export function wrongRows(share: number): ReadonlySet<number> {
  const count = Math.round(share * DENSE_ROWS);
  return new Set(Array.from({ length: count }, (_, place) => (place * STRIDE + 9) % DENSE_ROWS));
}

const CITIES = ["Bern", "Zürich", "Basel", "Genève"];
const ZIPS = ["3000", "8000", "4000", "1200"];
const REGIONS = ["Bernese Land", "Upper Land", "Rhine Land", "Lake Land"];
const SIZES = ["Single room", "Double room", "Family flat"];
const MISTYPED = ["Signle room", "Doubel room", "Famliy flat"];
const COUNTRIES = ["Switzerland", "Germany", "Portugal", "Italy"];
const SITES = 8;

/** Numbers without an order that follows the row. */
const scatter = (row: number, range: number): number => (row * 7919 + 104_729) % range;
const dayOf = (days: number): string => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10);
const priceOf = (row: number): number => 58 + scatter(row, 881);
const women = (row: number): number => 100 + scatter(row, 89);
const men = (row: number): number => 220 + scatter(row + 31, 89);
const wordOf = (row: number): string => [3, 5, 7].map((by) => String.fromCharCode(97 + ((row * by) % 26))).join("");

/** A name of its own for each row. */
const letters = (row: number): string =>
  Array.from({ length: 7 }, (_, place) =>
    String.fromCharCode(97 + (Math.floor(((row + 11) * 48_271 * 16_807) / 26 ** place) % 26)),
  ).join("");

const LENGTH = DENSE_ROWS;
const DAY_COLUMN = makeColumn("day", "date", LENGTH, (row) => dayOf(scatter(row, 300)));

interface Simple {
  readonly classId: string;
  readonly right: (row: number) => string;
  readonly wrong: (row: number) => string;
}

/** One column with errors beside a column of days. */
function simple({ classId, right, wrong }: Simple): DenseError {
  const column = "value";
  const textOf = (isWrong: IsWrong) => (row: number) => (isWrong(row) ? wrong(row) : right(row));
  return {
    column,
    tableOf: (isWrong) => [makeColumn(column, classId, LENGTH, textOf(isWrong)), DAY_COLUMN],
  };
}

const paid = (row: number): string => (20 + (scatter(row, 310) % 310) / 10).toFixed(1);

export const DENSE_ERRORS: Readonly<Record<string, DenseError>> = {
  "stray affixes": simple({
    classId: "category",
    right: (row) => pick(CITIES, row),
    wrong: (row) => `${pick(CITIES, row)};`,
  }),
  typos: simple({ classId: "category", right: (row) => pick(SIZES, row), wrong: (row) => pick(MISTYPED, row) }),
  "odd ends": simple({
    classId: "place_name",
    right: (row) => `${pick(["Old", "New", "West"], row)} Village ${wordOf(row)} ${row}`,
    wrong: (row) => `Upper Mill ${wordOf(row)};`,
  }),
  accidents: simple({
    classId: "identifier",
    right: (row) => `K-${1000 + row}`,
    wrong: (row) => `K-${String(1000 + row).slice(0, 2)}\u200b${String(1000 + row).slice(2)}`,
  }),
  "letters in codes": simple({
    classId: "identifier",
    right: (row) => String(71_000 + 3 * row),
    wrong: (row) =>
      String(71_000 + 3 * row)
        .replace("7", "7O")
        .slice(0, 5),
  }),
  "units at codes": simple({
    classId: "identifier",
    right: (row) => String(71_000 + 3 * row),
    wrong: (row) => `${71_000 + 3 * row} pcs`,
  }),
  "signs at codes": simple({
    classId: "identifier",
    right: (row) => String(71_000 + 3 * row),
    wrong: (row) => `-${71_000 + 3 * row}`,
  }),
  "words among codes": simple({
    classId: "identifier",
    right: (row) => `K-${1000 + row}`,
    wrong: () => "on order",
  }),
  "lost prefixes": simple({
    classId: "identifier",
    right: (row) => `K-${1000 + row}`,
    wrong: (row) => String(1000 + row),
  }),
  "lost zeros": simple({
    classId: "identifier",
    right: (row) => String(row + 1).padStart(5, "0"),
    wrong: (row) => String(row + 1),
  }),
  "repeated keys": simple({
    classId: "identifier",
    right: (row) => `K-${1000 + row}`,
    wrong: (row) => `K-${1000 + ((row + 1) % DENSE_ROWS)}`,
  }),
  "lost letters": simple({
    classId: "category",
    right: (row) => pick(CITIES, row),
    wrong: (row) => pick(["Z?rich", "Gen?ve"], row),
  }),
  "foreign letters": simple({
    classId: "category",
    right: (row) => pick(CITIES, row),
    wrong: (row) => pick(["Ваsel", "Веrn"], row),
  }),
  "spreadsheet damage": simple({
    classId: "identifier",
    right: (row) => `GENE${row}`,
    wrong: (row) => `${1 + (row % 28)}-Mar`,
  }),
  "flipped signs": simple({ classId: "number", right: paid, wrong: (row) => `-${paid(row)}` }),
  outliers: simple({ classId: "number", right: paid, wrong: (row) => String(4000 + scatter(row, 300)) }),
  totals: {
    column: "men",
    tableOf: (isWrong) => [
      makeColumn("women", "integer", LENGTH, (row) => String(women(row))),
      makeColumn("men", "integer", LENGTH, (row) => String(isWrong(row) ? men(row) * 10 : men(row))),
      makeColumn("all", "integer", LENGTH, (row) => String(women(row) + men(row))),
    ],
  },
  "powers of ten": {
    column: "francs",
    tableOf: (isWrong) => [
      makeColumn("francs", "number", LENGTH, (row) => (isWrong(row) ? priceOf(row) / 10 : priceOf(row)).toFixed(2)),
      makeColumn("euros", "number", LENGTH, (row) => (priceOf(row) * 1.06).toFixed(2)),
      makeColumn("dollars", "number", LENGTH, (row) => (priceOf(row) * 1.13).toFixed(2)),
    ],
  },
  "end before start": {
    column: "to",
    tableOf: (isWrong) => [
      makeColumn("from", "date", LENGTH, (row) => dayOf(row % 60)),
      makeColumn("to", "date", LENGTH, (row) => dayOf(isWrong(row) ? (row % 60) - 40 : (row % 60) + 3 + (row % 9))),
    ],
  },
  "swapped fields": {
    column: "city",
    tableOf: (isWrong) => [
      makeColumn("city", "category", LENGTH, (row) => pick(isWrong(row) ? REGIONS : CITIES, row)),
      makeColumn("region", "category", LENGTH, (row) => pick(isWrong(row) ? CITIES : REGIONS, row)),
    ],
  },
  "repeated rows": {
    column: "guest",
    tableOf: (isWrong) => {
      const rowOf = (row: number): number => (isWrong(row) ? rowOf(row + 1) : row);
      return [
        makeColumn("guest", "free_text", LENGTH, (row) => `Guest of ${wordOf(rowOf(row))} ${rowOf(row)}`),
        makeColumn("room", "identifier", LENGTH, (row) => `R-${4000 + 7 * rowOf(row)}`),
      ];
    },
  },
  "near rows": {
    column: "guest",
    tableOf: (isWrong) => {
      const rowOf = (row: number): number => (isWrong(row) ? rowOf(row + 1) : row);
      const guest = (row: number): string => `${letters(row)} of ${letters(row + 7)}`;
      return [
        makeColumn("guest", "free_text", LENGTH, (row) => `${guest(rowOf(row))}${isWrong(row) ? "e" : ""}`),
        makeColumn("mail", "email", LENGTH, (row) => `${letters(rowOf(row))}@example.org`),
        makeColumn(
          "street",
          "free_text",
          LENGTH,
          (row) => `${letters(rowOf(row) + 31)} road ${scatter(rowOf(row), 89)}`,
        ),
        makeColumn("city", "category", LENGTH, (row) => pick(CITIES, rowOf(row))),
      ];
    },
  },
  "swapped looks": {
    column: "letters",
    tableOf: (isWrong) => {
      const village = (row: number): string => `Village of ${wordOf(row)}`;
      const order = (row: number): string => String(4000 + row);
      return [
        makeColumn("letters", "free_text", LENGTH, (row) => (isWrong(row) ? order(row) : village(row))),
        makeColumn("order", "integer", LENGTH, (row) => (isWrong(row) ? village(row) : order(row))),
      ];
    },
  },
  misfielded: {
    column: "city",
    tableOf: (isWrong) => {
      const region = (row: number): string => pick(["BE", "ZH", "BS", "GE"], row);
      const city = (row: number): string => pick(CITIES, row);
      return [
        makeColumn("city", "category", LENGTH, (row) => (isWrong(row) ? `${city(row)} ${region(row)}` : city(row))),
        makeColumn("region", "category", LENGTH, (row) => (isWrong(row) ? "" : region(row))),
      ];
    },
  },
  "conflicting sources": {
    column: "gate",
    tableOf: (isWrong) => [
      makeColumn("site", "category", LENGTH, (row) => `site ${row % SITES}`),
      makeColumn("flight", "category", LENGTH, (row) => `flight ${Math.floor(row / SITES)}`),
      makeColumn("gate", "category", LENGTH, (row) =>
        isWrong(row) ? "remote stand" : `gate ${Math.floor(row / SITES) % 9}`,
      ),
    ],
  },
  dependencies: {
    column: "city",
    tableOf: (isWrong) => [
      makeColumn("zip", "postal_code", LENGTH, (row) => pick(ZIPS, row)),
      makeColumn("city", "category", LENGTH, (row) => pick(CITIES, isWrong(row) ? row + 1 : row)),
      makeColumn("region", "category", LENGTH, (row) => pick(REGIONS, row)),
    ],
  },
  "other capitals": simple({
    classId: "category",
    right: (row) => pick(CITIES, row),
    wrong: (row) => pick(CITIES, row).toUpperCase(),
  }),
  "another spelling": simple({
    classId: "city",
    right: (row) => pick(CITIES, row),
    wrong: (row) => pick(["Zurich", "Zuerich"], row),
  }),
  "another name": simple({
    classId: "country",
    right: (row) => pick(COUNTRIES, row),
    wrong: (row) => pick(["IT", "Italien"], row),
  }),
  "another unit": simple({
    classId: "mass",
    right: (row) => `${2 + (row % 30)} kg`,
    wrong: (row) => `${2000 + 10 * (row % 30)} g`,
  }),
  "another scale": simple({
    classId: "percentage",
    right: (row) => `${10 + (row % 60)} %`,
    wrong: (row) => `0.${10 + (row % 60)}`,
  }),
  "words among numbers": simple({
    classId: "integer",
    right: (row) => String(20 + scatter(row, 60)),
    wrong: (row) => pick(["on request", "see remarks"], row),
  }),
  "words among days": simple({
    classId: "date",
    right: (row) => dayOf(scatter(row, 300)),
    wrong: (row) => pick(["soon", "after Easter"], row),
  }),
  "letters in numbers": simple({
    classId: "number",
    right: (row) => `1${paid(row)}`,
    wrong: (row) => `l${paid(row)}`,
  }),
  "addresses with two at signs": simple({
    classId: "email",
    right: (row) => `guest${row}@example.org`,
    wrong: (row) => `guest${row}@@example.org`,
  }),
  "another form of phones": simple({
    classId: "phone",
    right: (row) => `+41 44 268 ${10 + (row % 80)} ${10 + (scatter(row, 80) % 80)}`,
    wrong: (row) => `044 268 ${10 + (row % 80)} ${10 + (scatter(row, 80) % 80)}`,
  }),
  "another answer": simple({
    classId: "boolean",
    right: (row) => pick(["Yes", "No"], row),
    wrong: (row) => pick(["Y", "true"], row),
  }),
};
