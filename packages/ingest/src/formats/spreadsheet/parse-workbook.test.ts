import { describe, expect, it } from "vitest";
import { readWorkbookText } from "./parse-workbook.ts";

/** A sheet of two rows, of which the second, or its cell, says where it is. */
function rowsOf(place: {
  readonly row?: string;
  readonly column?: string;
}): readonly (readonly string[] | undefined)[] {
  const namespace = "urn:schemas-microsoft-com:office:spreadsheet";
  const at = (index?: string): string => (index === undefined ? "" : ` ss:Index="${index}"`);
  const cell = (index?: string): string => `<Cell${at(index)}><Data ss:Type="String">x</Data></Cell>`;
  const rows = `<Row>${cell()}</Row><Row${at(place.row)}>${cell(place.column)}</Row>`;
  const sheet = `<Worksheet ss:Name="A"><Table>${rows}</Table></Worksheet>`;
  const book = `<?xml version="1.0"?><Workbook xmlns="${namespace}" xmlns:ss="${namespace}">${sheet}</Workbook>`;
  return readWorkbookText(book)[0]?.rows ?? [];
}

describe("a cell of Excel's XML", () => {
  it("may say its place", () => {
    expect(rowsOf({ column: "3" })[1]?.length).toBe(3);
    expect(rowsOf({ row: "5" }).length).toBe(5);
  });

  it.each(["16385", "2000000", "4000000000"])("is left out in column %s, which no sheet has", (place) => {
    expect(rowsOf({ column: place })[1]?.filter((text) => text === "x")).toEqual([]);
  });

  it.each(["1048577", "4000000000"])("is left out in row %s, which no sheet has", (place) => {
    const texts = rowsOf({ row: place }).flatMap((row) => row ?? []);
    expect(texts).toEqual(["x"]);
  });
});
