import { WHOLE_TABLE } from "@limpid/edits";
import type { AlternativeReading } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { alternativesAfter, keepAnswers } from "./answered-reading.ts";

const CHOICES = { encoding: "windows-1252", delimiter: ",", quote: '"', escape: '"', skiprows: 2, headerRows: 1 };
const HEADER: AlternativeReading = {
  parameter: "header",
  taken: "names",
  other: "values",
  choices: { ...CHOICES, headerRows: 0 },
};
const ENCODING: AlternativeReading = {
  parameter: "encoding",
  taken: "windows-1252",
  other: "cp850",
  choices: { ...CHOICES, encoding: "cp850" },
};
const DELIMITER: AlternativeReading = {
  parameter: "delimiter",
  taken: ",",
  other: ";",
  choices: { encoding: "windows-1252", delimiter: ";" },
};
const selectable = { entries: [], sheets: [], recordPaths: [], alternatives: [HEADER, ENCODING, DELIMITER] };
const BEFORE = { choices: CHOICES, selectable };

describe("the questions after one of them is answered by another reading", () => {
  it("lead back, and the others stay open with the answer among their choices", () => {
    expect(alternativesAfter(BEFORE, ENCODING.choices, [])).toEqual([
      { parameter: "encoding", taken: "cp850", other: "windows-1252", choices: CHOICES },
      { ...HEADER, choices: { ...CHOICES, encoding: "cp850", headerRows: 0 } },
      { ...DELIMITER, choices: { encoding: "cp850", delimiter: ";" } },
    ]);
  });

  it("are those of the new reading where it has some of its own", () => {
    const found = [{ ...HEADER, taken: "values", other: "names" }];
    expect(alternativesAfter(BEFORE, DELIMITER.choices, found).slice(0, 2)).toEqual([
      { parameter: "delimiter", taken: ";", other: ",", choices: CHOICES },
      found[0],
    ]);
  });

  it("are those of the new reading alone where a person has chosen freely", () => {
    expect(alternativesAfter(BEFORE, { skiprows: 7 }, [])).toEqual([]);
  });
});

it("keeps the answer and earlier ones to other questions, not one that it replaces", () => {
  const made = { tableId: "old", session: "s", username: null, dtUtc: new Date(0), editUuid: "e", place: WHOLE_TABLE };
  const edits = [
    { ...made, kind: "reading", value: { parameter: "header", reading: "names" } },
    { ...made, kind: "reading", value: { parameter: "encoding", reading: "windows-1252" } },
  ] as const;
  const table = { id: "new", askedChoices: ENCODING.choices, createdAt: new Date(1), session: "s", username: null };
  expect(keepAnswers(BEFORE, table, edits).map(({ tableId, value }) => [tableId, value])).toEqual([
    ["new", { parameter: "header", reading: "names" }],
    ["new", { parameter: "encoding", reading: "cp850" }],
  ]);
});
