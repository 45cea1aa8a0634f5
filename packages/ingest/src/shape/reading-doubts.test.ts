import { describe, expect, it } from "vitest";
import { describeDoubts, describeSheetDoubt } from "./reading-doubts.ts";

const CHOICES = { encoding: "utf-8", delimiter: ",", quote: '"', escape: '"', skiprows: 2, headerRows: 1 };
const CERTAIN = { headerOdds: Number.POSITIVE_INFINITY, headerRows: 1 };

describe("what is not certain about a text", () => {
  it("is nothing where the evidence is clear", () => {
    const second = { delimiter: ";", lead: -0.5, isEven: false };
    expect(describeDoubts({ choices: CHOICES, layout: CERTAIN, delimiter: ",", second })).toEqual({
      confidence: { delimiter: 0.999, header: 1 },
      alternatives: [],
    });
  });

  it.each([
    [1, "names", "values", 0, 0.835],
    [0, "values", "names", 1, 0.544],
  ])("is a header of %i rows with little evidence", (headerRows, taken, other, otherRows, share) => {
    const layout = { headerOdds: 0.5, headerRows };
    const { confidence, alternatives } = describeDoubts({
      choices: CHOICES,
      layout,
      delimiter: ",",
      second: undefined,
    });
    expect(confidence?.header).toBe(share);
    expect(alternatives).toEqual([
      { parameter: "header", taken, other, choices: { ...CHOICES, headerRows: otherRows } },
    ]);
  });

  it("is a delimiter beside a second one that cuts all rows alike, by which the layout may be another", () => {
    const second = { delimiter: ";", lead: 0.1, isEven: true };
    const { confidence, alternatives } = describeDoubts({ choices: CHOICES, layout: CERTAIN, delimiter: ",", second });
    expect(confidence?.delimiter).toBe(0.679);
    expect(alternatives).toEqual([
      { parameter: "delimiter", taken: ",", other: ";", choices: { encoding: "utf-8", delimiter: ";", quote: '"' } },
    ]);
  });

  it("is a table without names below a skipped line, which may hold them", () => {
    const layout = { headerOdds: -1, headerRows: 0 };
    const choices = { ...CHOICES, headerRows: 0 };
    const doubts = describeDoubts({ choices, layout, delimiter: ",", second: undefined, isUnderLine: true });
    expect(doubts.confidence?.header).toBe(0.136);
    expect(doubts.alternatives).toEqual([
      { parameter: "header", taken: "values", other: "names", choices: { ...CHOICES, skiprows: 1, headerRows: 1 } },
    ]);
  });
});

describe("what is not certain about a sheet", () => {
  const others = [
    { sheet: "Small", cells: 4 },
    { sheet: "Large", cells: 400 },
  ];

  it("is nothing where no other one is much larger", () => {
    expect(describeSheetDoubt("First", 200, others)).toEqual({ confidence: { sheet: 0.859 }, alternatives: [] });
    expect(describeSheetDoubt("Only", 200, [])).toEqual({});
  });

  it("is the largest one where it is much larger", () => {
    expect(describeSheetDoubt("First", 40, others)).toEqual({
      confidence: { sheet: 0.549 },
      alternatives: [{ parameter: "sheet", taken: "First", other: "Large", choices: { sheet: "Large" } }],
    });
  });
});
