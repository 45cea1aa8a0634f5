import type { CountedValue } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { entities } from "./registry.ts";

const SIGNS = [
  "a",
  "b",
  "user",
  "0",
  "1",
  "7",
  "12",
  "900",
  ".",
  ",",
  "-",
  "+",
  "@",
  "example.org",
  "mail.com",
  "x.y",
  "%",
  " ",
  "A",
  "ü",
  "(",
  "'",
  "<",
  ":",
  "e",
];

/** Texts that look random, the same in every run. */
function drawTexts(count: number): readonly string[] {
  let state = 11;
  const next = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state >> 8;
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + (next() % 6) }, () => SIGNS[next() % SIGNS.length]).join(""),
  );
}

const DRAWN = drawTexts(20_000);
/** Columns that teach a class different habits. */
const COLUMNS: readonly (readonly string[])[] = [
  [],
  ["1", "2.5", "1000", "12.0"],
  ["1,5", "2,25", "1.000,50", "3-"],
  ["CHF 5.00", "7.50", "EUR 3", "12%", "0.5"],
  ["12%", "5%", "0.5%", "105%"],
  ["1,234", "12 34", "4+", "(45.00)"],
];

const SEEN = entities.filter((entity) => entity.cleanerOf(entity.fit([], { header: "" })).isPlain !== undefined);

describe("plain values", () => {
  it("are known of the classes of which most columns are", () => {
    expect(SEEN.map(({ id }) => id).sort()).toEqual([
      "email",
      "free_text",
      "identifier",
      "integer",
      "money",
      "number",
      "percentage",
    ]);
  });

  it.each(SEEN)("of $id are confirmed as they stand", (entity) => {
    for (const header of ["", "battery", "price EUR"])
      for (const column of COLUMNS) {
        const values = column.map((text, place): CountedValue => ({ text, count: place + 1 }));
        const cleaner = entity.study(values, { header });
        const plain = [...column, ...DRAWN].filter((text) => cleaner.isPlain?.(text) === true);
        // One comparison for all: there are hundreds of thousands.
        const others = plain.filter((text) => {
          const outcome = cleaner.clean(text);
          if (outcome.kind !== "ok") return true;
          return outcome.output !== text || outcome.why !== "" || outcome.rule !== "" || outcome.prob !== 0.99;
        });
        expect(others).toEqual([]);
      }
  });
});
