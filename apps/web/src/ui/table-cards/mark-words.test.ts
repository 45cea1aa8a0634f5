import { expect, it } from "vitest";
import { markWords } from "./mark-words.ts";

const show = (text: string, searched: string): string =>
  markWords(text, searched)
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join("");

it.each([
  ["Customer orders 2024", "order", "Customer [order]s 2024"],
  ["Customer orders 2024", "ORDERS customer", "[Customer] [orders] 2024"],
  ["Zürich – Öffnungszeiten", "zurich", "[Zürich] – Öffnungszeiten"],
  ["reorder", "order", "reorder"],
  ["Straße", "", "Straße"],
  ["a < b & c", "<b", "a < [b] & c"],
  ["A bank in Aarau", "accounts of a bank", "A [bank] in Aarau"],
  ["Amount", "a", "[A]mount"],
  ["2 rooms", "2 beds", "[2] rooms"],
  ["ﬁrst", "first", "[ﬁrst]"],
  ["", "x", ""],
])("%s, searched for %s, shows %s", (text, searched, shown) => {
  expect(show(text, searched)).toBe(shown);
});
