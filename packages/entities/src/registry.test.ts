import { readdirSync, readFileSync } from "node:fs";
import { ruleTitle } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { recogniseAll } from "./recognise-all.ts";
import { entities, entityById } from "./registry.ts";

const DEFINES_CLASS = /^export const \w+(?:: Entity)? = define/m;

/** Texts that break programs: sizes, halves of characters, names of object members, patterns that backtrack. */
function nastyTexts(): string[] {
  const fixed = [
    "",
    " ",
    "\0",
    "\uD800",
    "a\uDC00b",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "\u202Eabc",
    "שלום",
    "مرحبا",
    "👩‍👩‍👧",
    "é".repeat(300),
    "\uFFFE",
    "\r\n",
    "\u2028",
    "=1+1",
    "<script>",
    "%00",
    "%s%n",
    "'; --",
    "{{7*7}}",
    "NaN",
    "Infinity",
    "-0",
    "1e999",
    "1e-999",
    "0x1F",
    "١٢٣",
    "１２％",
    "€",
    "CHF",
    "@",
    "@@",
    "a@",
    "@b",
    "http://",
    "www.",
    "//",
    "..",
    "--",
    "()",
    "(1",
    "1)",
    "--1",
    "1--",
    "+-1",
    "1,,2",
    "1..2",
    "' '",
    "1'",
    ",1",
    "1,",
    "%",
    "100%%",
    "0000-00-00",
    "99/99/9999",
    "24:61",
    "true false",
  ];
  const long = [
    "a",
    "1",
    " ",
    "1,",
    "(",
    "-",
    "@",
    "a@",
    ".",
    "a.",
    "%",
    "/",
    "00",
    "a ",
    "1 ",
    "ä",
    "\u200B",
    "'",
    "$",
    "A1",
    "<a>",
    "&amp;",
  ];
  const repeated = long.flatMap((part) => [10, 100, 1_000, 50_000].map((times) => part.repeat(times)));
  return [...fixed, ...repeated, "x".repeat(1_000_000), ...repeated.map((text) => `${text}!`)];
}

/** All examples, as they are and with each of some signs put into their middle or at an end. */
function exampleTexts(): string[] {
  const texts = entities.flatMap(({ examples: { clean, invalid, other } }) => [
    ...clean.flat(),
    ...invalid.map(([text]) => text),
    ...other,
  ]);
  const signs = [..." 7aA@.,:/-%$\u00A0é"];
  const spoilt = texts.map((text, index) => {
    const sign = signs[index % signs.length] ?? "";
    const at = index % 3 === 0 ? 0 : index % 3 === 1 ? text.length >> 1 : text.length;
    return text.slice(0, at) + sign + text.slice(at);
  });
  return [...new Set([...texts, ...spoilt])];
}

describe("recogniseAll", () => {
  it.each([
    ["examples", exampleTexts],
    ["nasty texts", nastyTexts],
  ])("says of %s what the classes say: no prefilter hides a score", (_, makeTexts) => {
    const scores = new Float64Array(entities.length);
    const hidden: string[] = [];
    for (const text of makeTexts()) {
      recogniseAll(text, scores);
      for (const [index, { id, recognise }] of entities.entries())
        if (recognise(text) !== scores[index]) hidden.push(`${id}: ${text.slice(0, 40)}`);
    }
    expect(hidden).toEqual([]);
  });
});

describe("the registry", () => {
  it("lists every class file of the folder", () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
      .filter((file) => file.includes("/") && file.endsWith(".ts") && !file.includes(".test."))
      .filter((file) => DEFINES_CLASS.test(readFileSync(`${import.meta.dirname}/${file}`, "utf8")))
      .map((file) => `./${file}`);
    const registry = readFileSync(`${import.meta.dirname}/registry.ts`, "utf8");
    expect(files.filter((file) => !registry.includes(`"${file}"`))).toEqual([]);
    expect(entities).toHaveLength(files.length);
  });

  it("has one class for each id", () => {
    expect(new Set(entities.map(({ id }) => id)).size).toBe(entities.length);
    expect(entityById("no_such_class")).toBeUndefined();
    expect(entityById("__proto__")).toBeUndefined();
  });
});

it.each([
  ["country", "Switzerland", true],
  ["country", "Swixzerland", false],
  ["city", "St. Gallen", true],
  ["city", "Little Nowhere", false],
  ["boolean", "Ja", true],
  ["boolean", "Jb", false],
  ["iban", "CH93 0076 2011 6238 5295 7", true],
  ["iban", "CH93 0076 2011 6238 5295 8", false],
  ["date", "2024-02-29", true],
  ["date", "2023-02-29", false],
  ["email", "ann@example.org", false],
  ["street_address", "12 Water Street", false],
  ["free_text", "delivered late", false],
])("%s has %j, by its lists, check digits or strict form: %s", (id, text, expected) => {
  expect(entityById(id)?.has(text)).toBe(expected);
});

describe.each(entities.map((entity) => [entity.id, entity] as const))("%s", (id, entity) => {
  /** A column of the class's own values, taken from its examples. */
  const cleaner = entity.study(
    entity.examples.clean.map(([, output]) => ({ text: output, count: 10 })),
    { header: "" },
  );

  it("is described", () => {
    expect(id).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
    expect(entity.headers.length).toBeGreaterThan(0);
    expect(entity.headers.some((pattern) => pattern instanceof RegExp && (pattern.global || pattern.sticky))).toBe(
      false,
    );
    expect(entity.examples.clean.length).toBeGreaterThan(0);
    expect(entity.examples.other.length).toBeGreaterThan(0);
  });

  it("is written in titles of rules as in its own: ABBREVIATIONS in packages/table/src/rules.ts knows it", () => {
    const shortened = id.split("_").filter((word) => entity.title.split(/\W+/).includes(word.toUpperCase()));
    for (const word of shortened) expect(ruleTitle(`${id}.form`)).toContain(word.toUpperCase());
  });

  it.each(entity.examples.clean)("cleans %j to %j, and leaves that as it is", (text, output) => {
    expect(cleaner.clean(text)).toMatchObject({ kind: "ok", output });
    expect(cleaner.clean(output)).toMatchObject({ kind: "ok", output, why: "" });
  });

  it.each(entity.examples.invalid)("refuses %j: %s", (text) => {
    expect(cleaner.clean(text).kind).toBe("invalid");
  });

  it.each(entity.examples.other.map((text) => [text]))("does not take %j for its own", (text) => {
    expect(entity.recognise(text)).toBeLessThan(0.5);
  });

  it("says whether it takes any text", () => {
    const own = entity.study([], { header: "" });
    const isTaken = ["qzx vwk", "Lorem ipsum dolor", "§ 12 b"].some((text) => own.clean(text).kind !== "invalid");
    expect(entity.takesAnyText).toBe(isTaken);
  });

  it("has none of the texts that it refuses", () => {
    expect(entity.examples.invalid.filter(([text]) => entity.has(text))).toEqual([]);
  });

  it("recognises most of its own values better than nothing", () => {
    const recognised = entity.examples.clean.filter(([, output]) => entity.recognise(output) > 0);
    expect(recognised.length).toBeGreaterThanOrEqual(entity.examples.clean.length / 2);
  });

  // What takes for ever fails by the time that a test may take. No text is longer than `maxLength` for the patterns.
  it("takes any text in its stride", () => {
    const texts = nastyTexts();
    const nasty = entity.study(
      texts.map((text) => ({ text, count: 2 })),
      { header: "__proto__" },
    );
    for (const text of texts) {
      const score = entity.recognise(text);
      expect(score >= 0 && score <= 1).toBe(true);
      expect(typeof entity.has(text)).toBe("boolean");
      for (const outcome of [cleaner.clean(text), nasty.clean(text)])
        expect(["ok", "invalid", "ambiguous", "missing"]).toContain(outcome.kind);
    }
  });
});
