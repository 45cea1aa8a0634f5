/** The least that is a workbook of one sheet, written by hand, because no writer of workbooks does harm. */
import { makeZip } from "./make-zip.ts";

const SCHEMAS = "http://schemas.openxmlformats.org";
const RELATIONS = `${SCHEMAS}/officeDocument/2006/relationships`;
const TYPES: Readonly<Record<string, string>> = {
  "xl/workbook.xml": "sheet.main",
  "xl/worksheets/sheet1.xml": "worksheet",
  "xl/sharedStrings.xml": "sharedStrings",
};

/** `rows` are the row elements of its sheet, `texts` the table of texts that cells of the type `s` name. */
export function makeWorkbook(rows: string, texts = "<sst/>"): Uint8Array {
  const types = Object.entries(TYPES).map(
    ([part, type]) =>
      `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`,
  );
  const sheets = '<sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets>';
  const relation = `<Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>`;
  return makeZip([
    {
      name: "[Content_Types].xml",
      content: `<Types xmlns="${SCHEMAS}/package/2006/content-types">${types.join("")}</Types>`,
    },
    {
      name: "xl/workbook.xml",
      content: `<workbook xmlns="${SCHEMAS}/spreadsheetml/2006/main" xmlns:r="${RELATIONS}">${sheets}</workbook>`,
    },
    { name: "xl/_rels/workbook.xml.rels", content: `<Relationships>${relation}</Relationships>` },
    { name: "xl/sharedStrings.xml", content: texts },
    { name: "xl/worksheets/sheet1.xml", content: `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
  ]);
}
