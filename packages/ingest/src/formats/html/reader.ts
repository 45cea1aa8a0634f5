/** Reads tables of web pages, and exports that are web pages named .xls. */
import { type IngestOptions, type IngestOutcome, type Reader, type Refused, refused } from "../../reader.ts";
import { decodeText } from "../../sniff/encoding.ts";
import { headText } from "../../sniff/head-text.ts";
import { warnOfDecoding } from "../../sniff/warn-of-decoding.ts";
import { readBook } from "../spreadsheet/read-book.ts";
import { type PageTable, readTables } from "./read-tables.ts";

/** Possible beginnings of a page: its doctype, its outer elements, or directly the table. */
const START =
  /^[\s\ufeff]*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body|table|meta|style|title|div)\b/i;

export const htmlReader: Reader = {
  id: "html",
  title: "HTML table",
  extensions: ["html", "htm"],
  reads: [
    "The tables of a web page, also of one named .xls as many systems export it: the largest is read, the others can be chosen. Spanning cells, captions, unclosed tags.",
  ],
  obeys: ["encoding", "sheet", "skiprows", "headerRows"],
  sniff: (head) => (START.test(headText(head)) ? 0.95 : 0),
  read: readHtml,
};

function readHtml(bytes: Uint8Array, options: IngestOptions): IngestOutcome {
  const { choices } = options;
  const decoded = decodeText(bytes, choices);
  const { text, encoding } = decoded;
  const tables = parseTables(text);
  if ("kind" in tables) return tables;
  const filled = tables.filter(({ filledCells }) => filledCells > 0);
  if (filled.length === 0) return refused("no_table", "This is a web page without a table");
  const table = filled.find(({ sheet }) => sheet.name === choices.sheet) ?? largestTable(filled);
  const isFree = choices.skiprows === undefined && choices.headerRows === undefined;
  const book = { kind: "book", fileType: "html", encoding, sheets: filled.map(({ sheet }) => sheet) } as const;
  const chosen = { ...(isFree ? table.header : {}), ...choices, sheet: choices.sheet ?? table.sheet.name };
  const outcome = readBook(book, { ...options, choices: chosen });
  if (outcome.kind === "refused") return outcome;
  const warnings = [...warnOfDecoding(decoded), ...outcome.warnings];
  return { ...outcome, choices: { ...outcome.choices, encoding }, warnings };
}

function parseTables(text: string): readonly PageTable[] | Refused {
  try {
    return readTables(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return refused("malformed", `This web page cannot be read: ${why}`);
  }
}

/** Tables of one column are layout or menus. */
function largestTable(tables: readonly PageTable[]): PageTable {
  const weight = ({ tableRows, filledCells }: PageTable): number => (tableRows > 1 ? 1e9 : 0) + filledCells;
  return tables.reduce((best, table) => (weight(table) > weight(best) ? table : best));
}
