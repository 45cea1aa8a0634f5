import { tableFromRows } from "@limpid/table";
import { expect, it } from "vitest";
import { cleaningClass } from "./cleaning-class.ts";
import { sampleColumn } from "./column-sample.ts";

const sampleOf = (texts: readonly string[]) =>
  sampleColumn(
    tableFromRows(
      ["sample"],
      texts.map((text) => [text]),
    ).columns[0]!,
  );

type Probabilities = Readonly<Record<string, number>>;

/** The class of the cells, also where it is that of the column. */
function cleanedBy(sample: ReturnType<typeof sampleOf>, probabilities: Probabilities): string | undefined {
  const ranked = Object.entries(probabilities);
  return cleaningClass(ranked, sample)?.id ?? ranked[0]?.[0];
}

it("takes the next likely class where the first one refuses most values, and says why", () => {
  const ranked = Object.entries({ integer: 0.6, email: 0.2, category: 0.1, free_text: 0.1 });
  const sample = sampleOf(["28 patients", "25 patients", "7 patients", "12"]);
  expect(cleaningClass(ranked, sample)).toEqual({
    id: "category",
    name: "Category",
    why: '3 of 4 distinct values do not fit "Whole number"',
  });
});

it.each([
  ["most values fit", ["1", "2", "x"]],
  ["there is one cell, which is too little to tell", ["x"]],
  ["one of two values fits", ["1", "y"]],
])("says nothing where %s", (_, texts) => {
  expect(cleaningClass(Object.entries({ integer: 0.9, free_text: 0.1 }), sampleOf(texts))).toBeUndefined();
});

it("cleans the column as text where no likely class fits", () => {
  expect(cleanedBy(sampleOf(["a b", "c d", "e f"]), { integer: 0.9, email: 0.1 })).toBe("free_text");
});

it("does not take a column for what its only value is not, however often it stands there", () => {
  expect(cleanedBy(columnOf({ "52000001": 40 }), { date: 0.6, integer: 0.3 })).toBe("integer");
});

it.each([
  [
    "amounts of which some name a currency are money",
    ["12.50", "7.00", "CHF 99.90", "3.25"],
    { number: 0.7, money: 0.2 },
    "money",
  ],
  [
    "addresses of which one is wrong stay addresses",
    ["a@x.org", "b@x.org", "c@@x", "d@x.org"],
    { email: 0.8, free_text: 0.2 },
    "email",
  ],
  [
    "a single slip among dates speaks for no class that takes it",
    ["31.04.24", ...Array.from({ length: 20 }, (_, index) => `2024-03-${10 + index}`)],
    { date: 0.6, version: 0.2 },
    "date",
  ],
  [
    "a class that is hardly likely explains nothing",
    ["12.50", "7.00", "CHF 99.90", "3.25"],
    { number: 0.9, money: 0.02 },
    "number",
  ],
])("%s", (_, texts, allProbs, expected) => {
  expect(cleanedBy(sampleOf(texts), allProbs)).toBe(expected);
});

function columnOf(counts: Readonly<Record<string, number>>) {
  return sampleOf(Object.entries(counts).flatMap(([text, count]) => Array.from({ length: count }, () => text)));
}

it.each([
  [
    "subjects of which some are languages are no languages",
    { Deutsch: 12, Englisch: 11, Biologie: 10, Musik: 8 },
    { language: 0.9, category: 0.05 },
    "category",
  ],
  [
    "school classes of which some end as areas do are no areas",
    { "5a": 16, "5b": 16, "6a": 16 },
    { area: 0.5, category: 0.4 },
    "category",
  ],
  [
    "a third answer that stands in a tenth of the cells is no slip",
    { yes: 20, no: 20, sometimes: 6 },
    { boolean: 0.9, category: 0.1 },
    "category",
  ],
  [
    "of several classes that refuse what the column repeats none is taken",
    { Deutsch: 12, Englisch: 11, Biologie: 10, Musik: 8 },
    { language: 0.9, nationality: 0.06, category: 0.01 },
    "category",
  ],
])("%s", (_, counts, allProbs, expected) => {
  expect(cleanedBy(columnOf(counts), allProbs)).toBe(expected);
});

it.each([
  [
    "slips stand alone",
    { French: 12, German: 11, Frnch: 1, Germn: 1, Italain: 1, Spansh: 1, Dutsh: 1 },
    { language: 0.9 },
  ],
  ["one slip is made again and again", { no: 50, noo: 8, yes: 5 }, { boolean: 0.9 }],
  ["hardly any value is refused, though often", { yes: 60, no: 60, sometimes: 5 }, { boolean: 0.9 }],
  ["a word among numbers stands in a fifth of the cells", { 1: 12, 2: 12, 3: 12, none: 9 }, { integer: 0.9 }],
  ["units stand behind some numbers", { 1: 12, 2: 12, 3: 12, "5 m": 4 }, { integer: 0.9 }],
  ["values hardly repeat", { French: 4, German: 1, Dutch: 1, Klingon: 4, Danish: 1, Swedish: 1 }, { language: 0.9 }],
])("keeps the class where %s", (_, counts, allProbs) => {
  expect(cleaningClass(Object.entries({ ...allProbs, category: 0.05 }), columnOf(counts))).toBeUndefined();
});
