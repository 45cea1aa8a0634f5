/** The least that is a workbook of one sheet, written by hand, because no writer of workbooks does harm. */
import { makeZip } from "./make-zip.ts";

const SCHEMAS = "http://schemas.openxmlformats.org";
const RELATIONS = `${SCHEMAS}/officeDocument/2006/relationships`;
const TYPES: Readonly<Record<string, string>> = {
  "xl/workbook.xml": "sheet.main",
  "xl/worksheets/sheet1.xml": "worksheet",
  "xl/sharedStrings.xml": "sharedStrings",
};

/** A further part, and its type or the end of it, such as `styles`; a part without content is named and missing. */
export interface OtherPart {
  readonly name: string;
  readonly type: string;
  readonly content?: string | Uint8Array;
}

/**
 * `rows` are the row elements of its sheet, `texts` the table of texts that cells of the type `s` name. `below` follows
 * the rows in the sheet.
 */
export function makeWorkbook(
  rows: string,
  texts: string | Uint8Array = "<sst/>",
  { others = [], below = "", above = "" }: { others?: readonly OtherPart[]; below?: string; above?: string } = {},
): Uint8Array {
  const entries = [...Object.entries(TYPES), ...others.map(({ name, type }) => [name, type] as const)];
  const types = entries.map(
    ([part, type]) =>
      `<Override PartName="/${part}" ContentType="${type.includes("/") ? type : `application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml`}"/>`,
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
    {
      name: "xl/worksheets/sheet1.xml",
      content: `<worksheet>${above}<sheetData>${rows}</sheetData>${below}</worksheet>`,
    },
    ...others.flatMap(({ name, content }) => (content === undefined ? [] : [{ name, content }])),
  ]);
}
