/** Renames the sheets of a workbook, because the writer names further sheets after the first one with a number. */
import AdmZip from "adm-zip";

const WORKBOOK = "xl/workbook.xml";
const SHEET_NAME = /(<sheet name=")[^"]*(")/g;

/** Expects names that need no escaping in XML. */
export function nameSheets(workbook: Uint8Array, names: readonly string[]): Uint8Array {
  const archive = new AdmZip(Buffer.from(workbook.buffer, workbook.byteOffset, workbook.byteLength));
  let sheet = 0;
  const xml = archive.readAsText(WORKBOOK).replace(SHEET_NAME, (_, before: string, after: string) => {
    const name = names[sheet++];
    if (name === undefined) throw new Error(`The workbook has more sheets than the ${names.length} that were planned`);
    return before + name + after;
  });
  if (sheet !== names.length) throw new Error(`The workbook has ${sheet} sheets in place of ${names.length}`);
  archive.updateFile(WORKBOOK, Buffer.from(xml));
  return archive.toBuffer();
}
