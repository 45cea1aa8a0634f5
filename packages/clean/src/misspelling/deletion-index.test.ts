import { describe, expect, it } from "vitest";
import { DeletionIndex, keyCount } from "./deletion-index.ts";

const WORDS = ["Bern", "Basel", "Winterthur", "Schaffhausen", "a".repeat(401), "b".repeat(60)];

describe("a deletion index", () => {
  it.each([
    ["the same text", "Basel", 1],
    ["other capitals", "BASEL", 1],
    ["a letter left out", "Bael", 1],
    ["a letter too many", "Bassel", 1],
    ["another letter", "Bosel", 1],
    ["swapped letters", "Bsael", 1],
    ["a letter in a long text", `${"b".repeat(30)}x${"b".repeat(30)}`, 5],
    ["two letters", "Wintxrhur", 2],
    ["two letters swapped with others", "iWnterthru", 2],
  ])("finds what differs by %s", (_, text, place) => {
    expect(new DeletionIndex(WORDS, 2).near(text).places).toContain(place);
  });

  it.each([
    ["three letters", "Wintxxhxr"],
    ["a text too long", "a".repeat(401)],
    ["nothing in common", "Zürich"],
    ["nothing", ""],
  ])("does not find %s", (_, text) => {
    const { places } = new DeletionIndex(WORDS, 2).near(text);
    expect(places).toHaveLength(0);
  });

  it("finds all pairs that differ by a letter, as comparing each with each does", () => {
    const texts = Array.from({ length: 300 }, (_, number) => (125 + number).toString(5));
    const index = new DeletionIndex(texts, 1);
    const areNear = (one: string, other: string): boolean =>
      one.length === other.length && Array.from(one).filter((sign, at) => sign !== other[at]).length <= 1;
    const pairs = texts.flatMap((one, place) =>
      texts.flatMap((other, at) => (areNear(one, other) ? [[place, at] as const] : [])),
    );
    expect(pairs.length).toBeGreaterThan(texts.length);
    for (const [place, at] of pairs) {
      const { places, isCut } = index.near(texts[place]!);
      if (!isCut) expect(places).toContain(at);
    }
  });

  it("goes through no more than so many texts that are all alike, and says so", () => {
    const alike = Array.from({ length: 5000 }, (_, number) => `value${String.fromCodePoint(0x4e00 + number)}`);
    const { places, isCut } = new DeletionIndex(alike, 1).near("valueX");
    expect(isCut).toBe(true);
    expect(places.length).toBeLessThan(50);
    expect(places).toContain(0);
  });
});

it.each([
  [5, 1, 6],
  [5, 2, 16],
  [21, 2, 22],
  [401, 1, 0],
] as const)("a text of %i letters of which %i are left out has %i keys", (length, letters, keys) =>
  expect(keyCount(length, letters)).toBe(keys),
);
