/** Reads spreadsheets: Excel workbooks of every version and OpenDocument ones, packed or as flat XML. */
import type { IngestOptions, IngestOutcome, Reader } from "../../reader.ts";
import { openWorkbook } from "./open-workbook.ts";
import { readBook } from "./read-book.ts";
import { workbookKind } from "./workbook-kind.ts";

export const spreadsheetReader: Reader = {
  id: "spreadsheet",
  title: "Excel and Open Document Spreadsheet",
  extensions: ["xlsx", "xlsm", "xlsb", "xls", "ods", "fods"],
  reads: [
    "Excel 5 to today, binary workbooks, the XML of Excel 2003, and Open Document spreadsheets, packed or flat. The visible sheet that holds the best table is read, the others can be chosen. Hidden sheets and charts are skipped.",
    "Dates, times and percents as the sheet shows them, in ISO form; numbers in their shortest exact form; texts such as `00137` and errors such as `#N/A` as they are; of formulas the last result.",
    "Tables that begin anywhere, merged names and names in several rows. A workbook with a password is refused as such.",
  ],
  obeys: ["sheet", "skiprows", "headerRows"],
  sniff: (head) => (workbookKind(head) === undefined ? 0 : 1),
  read: readSpreadsheet,
};

function readSpreadsheet(bytes: Uint8Array, options: IngestOptions): IngestOutcome {
  const book = openWorkbook(bytes, options);
  return book.kind === "refused" ? book : readBook(book, options);
}
