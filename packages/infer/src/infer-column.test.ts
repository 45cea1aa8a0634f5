import { type Column, tableFromRows } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { sampleTable } from "./column-sample.ts";
import { defaultClassifier } from "./default-classifier.ts";
import { inferColumn, inferTable } from "./infer-column.ts";

function columnOf(title: string, texts: readonly string[]): Column {
  return tableFromRows(
    [title],
    texts.map((text) => [text]),
  ).columns[0]!;
}

function repeat(count: number, make: (index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

describe("inferColumn", () => {
  it.each<[string, string, string[], string]>([
    ["whole numbers", "count", repeat(30, (i) => String(i * 37)), "integer"],
    ["years without a header", "", repeat(30, (i) => String(1990 + i)), "year"],
    ["decimals", "factor", repeat(30, (i) => (i * 1.37).toFixed(2)), "number"],
    ["heights", "height_cm", repeat(30, (i) => (150 + i * 1.37).toFixed(1)), "length"],
    ["signed percentages", "", repeat(30, (i) => `${i}.5%`), "percentage"],
    ["fractions under a header that says percent", "pct", repeat(30, (i) => (i / 100).toFixed(2)), "percentage"],
    ["amounts with a currency", "", repeat(30, (i) => `CHF ${i}.50`), "money"],
    ["bare amounts under a header", "price", repeat(30, (i) => `${i}.50`), "money"],
    ["dates", "", repeat(28, (i) => `${i + 1}/02/2024`), "date"],
    ["yes and no", "", repeat(30, (i) => (i % 3 === 0 ? "yes" : "no")), "boolean"],
    ["0 and 1 under a header that asks", "is_active", repeat(30, (i) => String(i % 2)), "boolean"],
    ["e-mail addresses", "", repeat(30, (i) => `user${i}@example.org`), "email"],
    ["e-mail addresses written as HTML entities", "", repeat(30, (i) => `user${i}&#64;example.org`), "email"],
    [
      "long web addresses",
      "",
      repeat(30, (i) => `https://example.org/a/long/path/to/some/page/of/the/site/number/${i}.html`),
      "url",
    ],
    ["countries", "", ["Switzerland", "Germany", "France", "Italy", "Austria", "Spain"], "country"],
    ["a few repeated words", "", repeat(40, (i) => ["walk-in", "by post", "hotline"][i % 3] ?? ""), "category"],
    ["winds", "", repeat(40, (i) => ["north", "south", "east"][i % 3] ?? ""), "direction"],
    ["keys with leading zeros", "customer_id", repeat(30, (i) => String(i).padStart(5, "0")), "identifier"],
    ["gene names", "gene", ["SEPT2", "MARCH1", "1E5", "2-10", ...repeat(20, (i) => `BRCA${i}`)], "identifier"],
    ["postal codes", "zip", repeat(30, (i) => String(8000 + i)), "postal_code"],
    ["phone numbers", "phone", repeat(30, (i) => `+4144123450${i}`), "phone"],
    ["account numbers", "account_no", repeat(30, (i) => String(2053258100 + i * 77)), "identifier"],
    ["numbers of rows", "", repeat(30, (i) => String(i + 1)), "row_index"],
    [
      "first names",
      "Vorname",
      repeat(30, (i) => ["Anna", "Peter", "Lukas", "Marie", "Sophie"][i % 5] ?? ""),
      "first_name",
    ],
    ["names of persons", "", ["Ann Miller", "Bob Baker", "Carla Jones", "Dan Smith", "Eve Taylor"], "person_name"],
    ["account numbers of banks", "", ["CH93 0076 2011 6238 5295 7", "DE89 3704 0044 0532 0130 00"], "iban"],
    ["remarks", "note", repeat(30, (i) => `delivered late, customer called ${i} times`), "free_text"],
  ])("sees %s", (_, title, texts, expected) => {
    const guess = inferColumn(columnOf(title, texts));
    expect(guess.predictedClass, JSON.stringify(guess.likely)).toBe(expected);
    expect(guess.classP).toBeGreaterThan(0.5);
  });

  it.each<[string, string, string[], string]>([
    ["a header that lies about addresses", "tax_addr", repeat(20, (i) => `${i} Water Street`), "money"],
    [
      "a header that begins like a question",
      "island",
      repeat(20, (i) => `Isle of ${"ABCDEFGHIJKLMNOPQRST"[i]}na`),
      "boolean",
    ],
    ["grades, one of which also means no", "grade", repeat(30, (i) => "ABN"[i % 3] ?? ""), "boolean"],
    ["0 and 1 without a header", "x1", repeat(20, (i) => String(i % 2)), "boolean"],
    ["ranges such as 2-10", "range", repeat(20, (i) => `${i}-10`), "date"],
    ["gene names", "", repeat(20, (i) => `SEPT${i}`), "date"],
    ["version numbers", "", repeat(20, (i) => `1.${i}.3`), "date"],
    ["keys with leading zeros that count up", "", repeat(20, (i) => String(i).padStart(6, "0")), "row_index"],
  ])("is not taken in by %s", (_, title, texts, wrong) => {
    expect(inferColumn(columnOf(title, texts)).predictedClass).not.toBe(wrong);
  });

  it("is none of a class whose check digits its values fail, however much they look like it", () => {
    const dates = repeat(
      30,
      (i) => `2021${String((i % 12) + 1).padStart(2, "0")}${String(i + 1).padStart(2, "0")}2200`,
    );
    const { predictedClass, likely } = inferColumn(columnOf("taken_at", dates));
    expect(predictedClass).not.toBe("gtin");
    expect(likely).not.toHaveProperty("gtin");
  });

  it("gives probabilities of all classes that are possible, which add up to one", () => {
    const guess = inferColumn(columnOf("n", ["1", "2", "x"]));
    const sum = Object.values(guess.allProbs).reduce((total, probability) => total + probability, 0);
    expect(sum).toBeCloseTo(1, 3);
    expect(Math.min(...Object.values(guess.allProbs))).toBeGreaterThanOrEqual(1e-5);
    expect(Object.keys(guess.allProbs).length).toBeLessThan(defaultClassifier().classes.length);
    const likely = Object.values(guess.likely);
    expect(likely.reduce((total, probability) => total + probability, 0)).toBeGreaterThanOrEqual(0.95);
    expect(likely[0]).toBe(guess.classP);
  });

  it.each([
    ["no rows at all", []],
    ["blank cells only", ["", " ", ""]],
    ["missing-data tokens only", ["N/A", "-", "?"]],
  ])("sees that there is nothing in %s", (_, texts) => {
    expect(inferColumn(columnOf("E-mail", texts)).predictedClass).toBe("empty");
  });

  it("does not mind nasty headers and a huge cell", () => {
    const table = tableFromRows(
      ["__proto__", "\0", "x".repeat(100_000)],
      [
        ["a", "1", "b".repeat(1_000_000)],
        ["constructor", "\uD800", ""],
      ],
    );
    expect(inferTable(sampleTable(table))).toHaveLength(3);
  });
});
