import { describe, expect, it } from "vitest";
import { orderOfTexts } from "./order-of-texts.ts";

const TEXTS = Array.from({ length: 400 }, (_, number) => ((number * 7919) % 1009).toString(number % 3 === 0 ? 10 : 36));

describe("texts", () => {
  it.each([
    ["of numbers and letters", TEXTS],
    ["that begin alike", TEXTS.map((text) => `order ${text}`)],
    ["of few signs", ["b", "", "a", "\u0000", "~", "aa", "\u007f"]],
    ["of other scripts", ["Zürich", "zoo", "Äpfel", "日本", "Aarau"]],
  ])("%s are in the order of their signs", (_, texts) => {
    const different = [...new Set(texts)];
    expect(orderOfTexts(different).map((place) => different[place])).toEqual(
      different.toSorted((one, other) => (one < other ? -1 : 1)),
    );
  });
});
