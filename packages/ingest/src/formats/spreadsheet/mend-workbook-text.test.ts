import { textAt } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { ingest } from "../../ingest.ts";

const SPACE = "urn:schemas-microsoft-com:office:spreadsheet";
const CELLS = ["id", "name"].map((text) => `<Cell><Data ss:Type="String">${text}</Data></Cell>`).join("");
const ROWS = `<Row>${CELLS}</Row><Row><Cell><Data ss:Type="Number">1</Data></Cell><Cell><Data ss:Type="String">Ann &#x1F600;&#128512; &amp;lt;</Data></Cell></Row>`;

function workbook(properties = ""): string {
  return `<Workbook xmlns="${SPACE}" xmlns:dt="uuid:C2F41010-65B3-11d1-A29F-00AA00C14882" xmlns:ss="${SPACE}">${properties}<Worksheet ss:Name="S"><Table>${ROWS}</Table></Worksheet></Workbook>`;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const PROGRAM = '<?mso-application progid="Excel.Sheet"?>';
const OFFICE = 'xmlns="urn:schemas-microsoft-com:office:office"';

describe("an Excel 2003 workbook", () => {
  it.each([
    ["as Excel writes it", `${DECLARATION}\n${PROGRAM}\n${workbook()}`],
    ["without a declaration", workbook()],
    ["with the program alone", PROGRAM + workbook()],
    ["with blanks before its declaration", `\r\n  ${DECLARATION}\n${workbook()}`],
    ["with a mark and blanks before it", `\ufeff\n${DECLARATION}${workbook()}`],
    ["with a comment before it", `<!-- export -->${workbook()}`],
    [
      "with properties of its owner",
      DECLARATION +
        workbook(
          `<CustomDocumentProperties ${OFFICE}><Rev dt:dt="integer">5</Rev><At dt:dt="dateTime.tz">x</At></CustomDocumentProperties>`,
        ),
    ],
    [
      "with properties",
      DECLARATION + workbook(`<DocumentProperties ${OFFICE}><Author>Data &amp; Co</Author></DocumentProperties>`),
    ],
  ])("is read %s", async (_, text) => {
    const outcome = await ingest(Buffer.from(text), { fileName: "export.xml" });
    if (outcome.kind === "refused") throw new Error(outcome.reason);
    const { columns, rowCount } = outcome.table;
    expect(outcome.parameters).toMatchObject({ fileType: "spreadsheetml", header: true });
    expect(columns.map(({ title }) => title)).toEqual(["id", "name"]);
    expect(rowCount).toBe(1);
    expect(columns.map((column) => textAt(column, 0))).toEqual(["1", "Ann 😀😀 &lt;"]);
  });
});
