import { foldName } from "@limpid/text";
import { describe, expect, it } from "vitest";
import { learnSpellings, respell } from "../names/name-case.ts";
import { genderOfName, isFirstName, isLastName } from "./known-names.ts";
import { parsePersonName } from "./parse-person-name.ts";

describe("the parts of a name", () => {
  it.each([
    ["Anna Meier", "|Anna||Meier|"],
    ["Dr. John A. Smith Jr.", "Dr.|John|A.|Smith|Jr."],
    ["Ludwig van Beethoven", "|Ludwig||van Beethoven|"],
    ["Maria de la Cruz", "|Maria||de la Cruz|"],
    ["Smith, John", "|John||Smith|"],
    ["Smith, John, Jr.", "|John||Smith|Jr."],
    ["Prof. Dr. Eva Keller", "Prof. Dr.|Eva||Keller|"],
    ["Mr Smith", "Mr|||Smith|"],
    ["Juan Carlos García", "|Juan|Carlos|García|"],
  ])("%s", (text, parts) => {
    const name = parsePersonName(text);
    expect([name?.honorific, name?.first, name?.middle, name?.last, name?.suffix].join("|")).toBe(parts);
  });

  it.each(["Madonna", "", "a, b, c, d", "山田太郎"])("are not found in %j", (text) => {
    expect(parsePersonName(text)).toBeUndefined();
  });
});

describe("the lists of names", () => {
  it.each(["Anna", "José", "Jürgen", "Мария", "Giulia", "Mohammed", "Siobhán", "Björn"])(
    "have the first name %s",
    (name) => {
      expect(isFirstName(foldName(name))).toBe(true);
    },
  );

  it.each(["Smith", "García", "O'Brien", "Müller", "Rossi", "Kowalski", "Nguyen", "Иванов"])(
    "have the surname %s",
    (name) => {
      expect(isLastName(foldName(name))).toBe(true);
    },
  );

  it.each(["invoice", "zzyzx", "", "total amount"])("do not have %j", (word) => {
    expect([isFirstName(word), isLastName(word)]).toEqual([false, false]);
  });

  it("guess a gender only where the lists agree", () => {
    expect([genderOfName("anna"), genderOfName("hans"), genderOfName("zzyzx")]).toEqual(["female", "male", undefined]);
  });
});

describe("the case of names", () => {
  const known = (folded: string) => isLastName(folded);
  const mixed = learnSpellings(
    ["Smith", "Miller", "Jones", "Brown", "Young"].map((text) => ({ text, count: 4 })),
    { header: "" },
  );
  const capitals = learnSpellings(
    ["SMITH", "MILLER", "JONES"].map((text) => ({ text, count: 4 })),
    { header: "" },
  );

  it.each([
    ["WILSON", "Wilson"],
    ["SMITH", "Smith"],
    ["wilson", "Wilson"],
  ])("of %s in a column of mixed case", (text, output) => {
    expect(respell(text, mixed, known)?.output).toBe(output);
  });

  it.each(["MCDONALD", "O'BRIEN", "VAN DER BERG", "DE LA CRUZ", "IBM", "Wilson", "McDonald", "van Dyke", "XYZZY"])(
    "leaves %s",
    (text) => {
      expect(respell(text, mixed, known)).toBeUndefined();
    },
  );

  it("stays in capitals where the column is", () => {
    expect(respell("WILSON", capitals, known)).toBeUndefined();
  });
});
