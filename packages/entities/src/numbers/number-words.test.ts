import { describe, expect, it } from "vitest";
import { readNumberWords } from "./number-words.ts";

describe("readNumberWords", () => {
  it.each([
    ["thirty", 30],
    ["Twenty-one", 21],
    ["forty two", 42],
    ["einundzwanzig", 21],
    ["sechsunddreißig", 36],
    ["vingt et un", 21],
    ["quatre-vingt-deux", 82],
    ["treinta y cinco", 35],
    ["vinte e três", 23],
    ["vierentwintig", 24],
    ["zero", 0],
    ["douze", 12],
  ])("reads %j as %i", (text, value) => expect(readNumberWords(text)).toBe(value));

  it.each([
    "",
    "once",
    "due",
    "sept",
    "null",
    "many",
    "thirty zero",
    "thirty ten",
    "one hundred",
    "und",
    "30",
    "twenty".repeat(20),
  ])("does not read %j", (text) => expect(readNumberWords(text)).toBeUndefined());
});
