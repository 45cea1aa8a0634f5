import { describe, expect, it } from "vitest";
import type { CountedValue } from "./table.ts";
import { countByShape, findTextShapes, MAX_SHAPED, NO_SHAPE, placesByShape } from "./text-shapes.ts";

const valuesOf = (texts: readonly string[]): CountedValue[] => texts.map((text, place) => ({ text, count: place + 1 }));
const keysOf = (texts: readonly string[]) => {
  const { ofPlace, shapes } = findTextShapes(valuesOf(texts));
  return Array.from(ofPlace, (id) => (id === NO_SHAPE ? undefined : shapes[id]?.key));
};

/** Numbers that look random, the same in every run. */
function* numbers(): Generator<number, never> {
  let state = 7;
  for (;;) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    yield state >> 8;
  }
}

const SIGNS = ["a", "b", "Z", "Q", "0", "7", " ", " ", "-", ".", ",", "?", '"', "<", "/", ";", "ü", "\t"];
const drawTexts = (count: number): string[] => {
  const draw = numbers();
  const next = () => draw.next().value;
  return Array.from({ length: count }, () =>
    Array.from({ length: next() % 9 }, () => SIGNS[next() % SIGNS.length]).join(""),
  );
};

describe("the shape of a text", () => {
  it.each([
    ["", ""],
    ["A-1004", "A-9999"],
    ["user7@example.org", "a9@a.a"],
    ["The order was packed", "Aa"],
    ["two  spaces ", "a  a "],
    ["Bern;", "Aa;"],
    ["Zürich", undefined],
    ["a\tb", undefined],
    ["9".repeat(MAX_SHAPED + 1), undefined],
  ])("of %j is %j", (text, key) => {
    expect(keysOf([text])).toEqual([key]);
  });

  it("is one for texts of the same signs, and none when a column has too many", () => {
    const { ofPlace, shapes } = findTextShapes(valuesOf(["ab", "cde", "Ab", "1"]));
    expect([...ofPlace]).toEqual([1, 1, 2, 3]);
    expect(shapes[1]).toMatchObject({ example: "ab", values: 2, cells: 3 });
    const many = Array.from({ length: 9000 }, (_, number) =>
      number.toString(2).replaceAll("0", "-").replaceAll("1", "+"),
    );
    expect(keysOf(many).at(0)).toBe("-");
    expect(keysOf(many).at(-1)).toBeUndefined();
  });
});

describe("what a shape decides", () => {
  const PATTERNS = [/^[^\p{L}\p{N}]/u, /[^\p{L}\p{M}\p{N})]$/u, / {2}/, /^\d+$/, /\p{L}[?]\p{L}/u, /^".*"$/, /^\s*$/];

  it.each(PATTERNS)("is found as if each text was asked: %s", (pattern) => {
    const values = valuesOf([...new Set(drawTexts(3000))]);
    const has = (text: string) => pattern.test(text);
    const places = values.flatMap(({ text }, place) => (has(text) ? [place] : []));
    expect(placesByShape(values, has)).toEqual(places);
    const cells = places.reduce((sum, place) => sum + (values[place]?.count ?? 0), 0);
    expect(countByShape(values, has)).toEqual({ values: places.length, cells });
  });
});
