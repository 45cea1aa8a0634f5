import { describe, expect, it } from "vitest";
import { shareOfNameWords } from "./name-words.ts";

describe("shareOfNameWords", () => {
  it.each([
    ["customer_id", 1],
    ["customerID", 1],
    ["Customer of the year", 0.5],
    ["生年月日", 1],
    ["Фамилия", 1],
    ["Cafe\u0301", 0],
    ["pre\u0301nom", 1],
    ["Zurich", 0],
    ["12.5", 0],
    ["", 0],
  ])("of %j is %d", (name, share) => {
    expect(shareOfNameWords(name)).toBe(share);
  });
});
