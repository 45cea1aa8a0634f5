import { describe, expect, it } from "vitest";
import { ingest } from "../../ingest.ts";
import { makeWorkbook } from "../../testing/make-workbook.ts";
import { mendContradictions } from "./mend-contradictions.ts";

const TEXTS = "<sst><si><t>name</t></si><si><t>Ann</t></si></sst>";
const NAMES = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>amount</t></is></c></row>';

/** `rows` follow the names in the first row. */
async function read(rows: string, texts: string = TEXTS) {
  const outcome = await ingest(makeWorkbook(NAMES + rows, texts));
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  const { table, warnings } = outcome;
  const rowsOfTable = Array.from({ length: table.rowCount }, (_, row) =>
    table.columns.map(({ dict, codes }) => dict[codes[row] ?? 0]),
  );
  return { rows: rowsOfTable, warnings: warnings.map(({ message }) => message) };
}

describe("a workbook whose parts contradict each other", () => {
  it("is read without the texts that it does not have, and says where", async () => {
    const rows = [2, 3].map(
      (row) => `<row r="${row}"><c r="A${row}" t="s"><v>${row - 1}</v></c><c r="B${row}"><v>${row}</v></c></row>`,
    );
    expect(await read(rows.join(""))).toEqual({
      rows: [
        ["Ann", "2"],
        ["", "3"],
      ],
      warnings: ["Cell A3 names a text that the workbook does not have, and is empty"],
    });
  });

  it("is read where the table of its texts is cut off", async () => {
    const { rows, warnings } = await read(
      '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2"><v>5</v></c></row>',
      "<sst><si><t>name</t></si><si><t>An",
    );
    expect(rows).toEqual([["", "5"]]);
    expect(warnings).toEqual(["Cell A2 names a text that the workbook does not have, and is empty"]);
  });

  it("keeps the text of a cell that is no number", async () => {
    const { rows, warnings } = await read(
      '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" t="n"><v>none</v></c></row>',
    );
    expect(rows).toEqual([["Ann", "none"]]);
    expect(warnings).toEqual(["Cell B2 is stored as a number and is none; its text was read"]);
  });

  it("names the cells that are there again", async () => {
    const row = (name: number, amount: number): string =>
      `<row r="2"><c r="A2" t="s"><v>${name}</v></c><c r="B2"><v>${amount}</v></c></row>`;
    const { rows, warnings } = await read(row(1, 5) + row(1, 6));
    expect(rows).toEqual([["Ann", "6"]]);
    expect(warnings).toEqual(["2 cells, the first A2, are in the sheet again; the last value of each was read"]);
  });

  it("is looked through in bounded time", () => {
    const open = Buffer.from('<c r="A1"><v>1'.repeat(200_000));
    expect(mendContradictions(open, 0).part).toBe(open);
  });
});
