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
    "Tables that begin anywhere, merged names and names in several rows. Cells below a merged one get its value, with a warning, or stay empty if chosen. Hidden rows and columns are read and named.",
    "Other sheets, tables side by side or far away, and tables below are listed, to be opened or, where the columns are the same, appended. Cells far from any table are kept among the skipped lines.",
    "A workbook with a password is refused as such, unless it is the one that Excel itself uses for protected sheets.",
  ],
  obeys: ["sheet", "area", "append", "merged", "skiprows", "headerRows"],
  sniff: (head) => (workbookKind(head) === undefined ? 0 : 1),
  read: readSpreadsheet,
};

function readSpreadsheet(bytes: Uint8Array, options: IngestOptions): IngestOutcome {
  const book = openWorkbook(bytes, options);
  return book.kind === "refused" ? book : readBook(book, options);
}
