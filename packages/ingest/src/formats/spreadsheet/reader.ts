/** Spreadsheets: Excel workbooks of every age and OpenDocument ones, packed or as flat XML. */
import type { IngestOptions, IngestOutcome, Reader } from "../../reader.ts";
import { openWorkbook } from "./open-workbook.ts";
import { readBook } from "./read-book.ts";
import { workbookKind } from "./workbook-kind.ts";

export const spreadsheetReader: Reader = {
  id: "spreadsheet",
  title: "Excel and Open Document Spreadsheet",
  extensions: ["xlsx", "xlsm", "xlsb", "xls", "ods", "fods"],
  sniff: (head) => (workbookKind(head) === undefined ? 0 : 1),
  read: readSpreadsheet,
};

function readSpreadsheet(bytes: Uint8Array, options: IngestOptions): IngestOutcome {
  const book = openWorkbook(bytes, options);
  return book.kind === "refused" ? book : readBook(book, options);
}
