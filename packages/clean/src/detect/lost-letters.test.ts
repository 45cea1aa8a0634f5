import { describe, expect, it } from "vitest";
import { saidOfValues } from "../testing/said-of-values.ts";
import { lostLetters } from "./lost-letters.ts";

const once = (texts: readonly string[]) => texts.map((text) => ({ text, count: 1 }));
const PLAIN = Array.from({ length: 30 }, (_, index) => `Ort ${index}`);

describe("a word with a question mark in it", () => {
  it.each([
    ["M?nchen", "München"],
    ["M\uFFFDnchen", "München"],
    ["M??nchen", "München"],
    ["Bad W?rish?fen", "Bad Wörishöfen"],
  ])("%j is offered as %j, which the column has", (lost, whole) => {
    const found = saidOfValues(lostLetters, once([...PLAIN, lost, whole]));
    expect([...found.keys()]).toEqual([lost]);
    expect(found.get(lost)?.output).toBe(whole);
  });

  it.each([
    ["no other value is like it", ["Z?rich"]],
    ["two others are", ["M?ller", "Müller", "Möller"]],
  ])("is shown without an offer where %s", (_, texts) => {
    const found = saidOfValues(lostLetters, once([...PLAIN, ...texts]));
    expect([...found].map(([text, { output }]) => [text, output])).toEqual([[texts[0], null]]);
  });

  it.each([
    ["at its end", once([...PLAIN, "Really?", "Ort ?"]), {}],
    ["before a capital, as between two sentences", once([...PLAIN, "Why?Because"]), {}],
    ["in codes and addresses", once([...PLAIN, "page?id"]), { role: "code" }],
    ["in sentences", once([...PLAIN, "what?ever"]), { role: "prose" }],
    ["in a tenth of the values and more", once(["a?b", "c?d", "e?f", ...PLAIN.slice(0, 20)]), {}],
  ] as const)("is left alone %s", (_, values, column) => {
    expect(saidOfValues(lostLetters, values, column).size).toBe(0);
  });
});
