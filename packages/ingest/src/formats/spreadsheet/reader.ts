/** Excel workbooks (.xlsx): the first visible sheet that has data. */
import { read, type WorkBook } from "@e965/xlsx";
import {
  type IngestionParameters,
  type IngestLimits,
  type IngestOptions,
  type IngestOutcome,
  type Reader,
  refused,
} from "../../reader.ts";
import { readGrid } from "../../shape/read-grid.ts";
import { startsWith } from "../../sniff/file-type.ts";
import { guardZip } from "./guard-zip.ts";
import { measureSheet, readSheet } from "./read-sheet.ts";

const ZIP = [0x50, 0x4b, 0x03, 0x04] as const;
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06] as const;
/** Compound file: old Excel, and new Excel behind a password ([MS-CFB], [MS-OFFCRYPTO]). */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] as const;

export const spreadsheetReader: Reader = {
  id: "spreadsheet",
  title: "Excel",
  extensions: ["xlsx", "xlsm"],
  sniff: (head) => ([ZIP, EMPTY_ZIP, COMPOUND].some((signature) => startsWith(head, signature)) ? 1 : 0),
  read: readXlsx,
};

function readXlsx(bytes: Uint8Array, { limits }: IngestOptions): IngestOutcome {
  const problem = startsWith(bytes, COMPOUND) ? refuseCompound(bytes) : guardZip(bytes, limits);
  if (problem !== undefined) return problem;
  const workbook = parseWorkbook(bytes);
  return workbook === undefined
    ? refused("malformed", "This workbook is damaged: its sheets cannot be read")
    : readFirstSheet(workbook, limits);
}

function refuseCompound(bytes: Uint8Array): IngestOutcome {
  const text = new TextDecoder("utf-16le").decode(bytes.subarray(0, bytes.length & ~1));
  if (text.includes("EncryptedPackage")) return refused("protected", "This workbook is password-protected");
  return refused("binary", "Old Office files (such as .xls) are not supported yet");
}

/** The parser throws whatever comes up on a damaged workbook; which part it was says nothing to a user. */
function parseWorkbook(bytes: Uint8Array): WorkBook | undefined {
  try {
    return read(bytes, { type: "array", dense: true, cellNF: true, cellHTML: false, cellFormula: false });
  } catch {
    return undefined;
  }
}

function readFirstSheet(workbook: WorkBook, limits: IngestLimits): IngestOutcome {
  const date1904 = workbook.Workbook?.WBProps?.date1904 === true;
  for (const [index, name] of workbook.SheetNames.entries()) {
    const sheet = workbook.Sheets[name];
    const extent = measureSheet(sheet);
    if (sheet === undefined || extent === undefined || isHidden(workbook, index)) continue;
    const grid = readSheet(sheet, extent, date1904, limits);
    return "kind" in grid ? grid : readGrid(grid, parametersOf(name), limits);
  }
  return refused("empty", "The workbook has no visible sheet with data");
}

function isHidden(workbook: WorkBook, index: number): boolean {
  return (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
}

function parametersOf(sheet: string): IngestionParameters {
  return {
    compression: "none",
    fileType: "xlsx",
    encoding: "utf-8",
    delimiter: "",
    lineTerminator: "",
    header: true,
    quoting: "",
    index: false,
    skiprows: 0,
    sheet,
  };
}
