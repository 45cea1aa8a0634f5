import { describe, expect, it } from "vitest";
import { countTriples, LetterTriples } from "./letter-triples.ts";

const WORDS = ["garden", "gardener", "wooden", "broaden", "harden", "warden", "pardon", "cardinal", "Île", "hardware"];
const triples = new LetterTriples(countTriples(WORDS));

describe("triples of letters", () => {
  it("are usual in words like those that were counted, and unusual in others", () => {
    expect(triples.mean("harder")).toBeGreaterThan(triples.mean("xqzkwv"));
    expect(triples.mean("warden")).toBeGreaterThan(triples.mean("wadren"));
  });

  it("are asked where a slip is", () => {
    expect(triples.rarest("gardxen", 4, 1)).toBeLessThan(triples.rarest("garden", 4, 1));
    // The triples before the slip are as usual as ever.
    expect(triples.rarest("gardxen", 0, 0)).toBe(triples.rarest("garden", 0, 0));
  });

  it("know no accents, and bear any text", () => {
    expect(triples.mean("ile")).toBe(triples.mean("île"));
    for (const text of ["", "a", "\uD800", "日本語", "x".repeat(500)]) {
      expect(Number.isFinite(triples.mean(text))).toBe(true);
      expect(triples.rarest(text, 0, 2)).toBeLessThanOrEqual(0);
    }
  });
});
