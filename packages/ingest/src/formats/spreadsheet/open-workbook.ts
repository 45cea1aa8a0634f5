/** Opens a workbook of any kind by its content: packed Office and OpenDocument files, old binary ones, flat XML. */
import { type IngestOptions, type Refused, refused } from "../../reader.ts";
import { decodeText } from "../../sniff/encoding.ts";
import { CompoundFile } from "./compound-file.ts";
import { decryptPackage } from "./decrypt-package.ts";
import { guardRecords } from "./guard-records.ts";
import { mendParts } from "./mend-parts.ts";
import { mendWorkbookText } from "./mend-workbook-text.ts";
import { DamagedSheet, readOpenDocument, SheetTooLarge } from "./open-document.ts";
import { readOfficeParts, readRecords, readWorkbookText } from "./parse-workbook.ts";
import type { Book, Sheet } from "./sheet.ts";
import { isProtected, type Parts, unpackWorkbook } from "./unpack-workbook.ts";
import { type WorkbookKind, workbookKind } from "./workbook-kind.ts";

const OPENERS: Readonly<Record<WorkbookKind, (bytes: Uint8Array, options: IngestOptions) => Book | Refused>> = {
  zip: openZip,
  compound: openCompound,
  biff: openRecords,
  "excel-xml": openExcelXml,
  "flat-open-document": openFlatDocument,
};

class Protected extends Error {}

const MACRO_WORKBOOK = /<Override\s[^>]*vnd\.ms-excel\.(?:sheet|template)\.macroEnabled/i;

export function openWorkbook(bytes: Uint8Array, options: IngestOptions): Book | Refused {
  const kind = workbookKind(bytes);
  return kind === undefined ? refused("malformed", "This is no workbook") : OPENERS[kind](bytes, options);
}

function openZip(bytes: Uint8Array, { limits }: IngestOptions): Book | Refused {
  const workbook = unpackWorkbook(bytes, limits);
  if (workbook.kind === "refused") return workbook;
  const { kind, parts } = workbook;
  if (kind === "office") return toBook(officeType(parts), "utf-8", () => readOfficeParts(mendParts(parts)));
  if (parts.get("META-INF/manifest.xml")?.includes("encryption-data") === true) return isProtected();
  return toBook("ods", "utf-8", () => readOpenDocument(decodePart(parts, "content.xml")));
}

function officeType(parts: Parts): string {
  if (parts.has("xl/workbook.bin")) return "xlsb";
  return MACRO_WORKBOOK.test(decodePart(parts, "[Content_Types].xml")) ? "xlsm" : "xlsx";
}

function decodePart(parts: Parts, name: string): string {
  return new TextDecoder().decode(parts.get(name) ?? new Uint8Array());
}

/** Compound files are old Office documents, or new ones with a password ([MS-CFB], [MS-OFFCRYPTO]). */
function openCompound(bytes: Uint8Array, options: IngestOptions): Book | Refused {
  const file = openFile(bytes);
  const encrypted = file?.read("EncryptedPackage");
  if (encrypted !== undefined)
    return openEncrypted(file?.read("EncryptionInfo") ?? new Uint8Array(), encrypted, options);
  const records = file?.read("Workbook", "Book", "WORKBOOK", "BOOK");
  if (records === undefined && file?.has("WordDocument") === true)
    return refused("binary", "This is a Word document, not a table");
  if (records === undefined && file?.has("PowerPoint Document") === true)
    return refused("binary", "This is a PowerPoint presentation, not a table");
  return openRecords(records);
}

/** A damaged file may point anywhere. */
function openFile(bytes: Uint8Array): CompoundFile | undefined {
  try {
    return new CompoundFile(bytes);
  } catch {
    return undefined;
  }
}

function openEncrypted(info: Uint8Array, encrypted: Uint8Array, options: IngestOptions): Book | Refused {
  const plain = decryptPackage(info, encrypted);
  if (plain === undefined || workbookKind(plain) !== "zip") return isProtected();
  return openZip(plain, options);
}

function openRecords(stream: Uint8Array | undefined): Book | Refused {
  return toBook("xls", "utf-16le", () => {
    if (stream === undefined) throw new DamagedSheet("it holds no workbook");
    const records = guardRecords(stream);
    if (records === undefined) throw new Protected();
    return readRecords(records);
  });
}

function openExcelXml(bytes: Uint8Array, { choices }: IngestOptions): Book | Refused {
  const { text, encoding } = decodeText(bytes, choices);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return refused("malformed", "This workbook declares XML entities");
  return toBook("spreadsheetml", encoding, () => readWorkbookText(mendWorkbookText(text)));
}

function openFlatDocument(bytes: Uint8Array, { choices }: IngestOptions): Book | Refused {
  const { text, encoding } = decodeText(bytes, choices);
  return toBook("fods", encoding, () => readOpenDocument(text));
}

/** The parsers throw arbitrary errors on a damaged file, whose details do not help a user. */
function toBook(fileType: string, encoding: string, readSheets: () => Sheet[]): Book | Refused {
  try {
    return { kind: "book", fileType, encoding, sheets: readSheets() };
  } catch (error) {
    if (error instanceof SheetTooLarge) {
      return refused("too_large", "The sheet repeats a cell too often: it stands for millions of cells");
    }
    if (error instanceof DamagedSheet) return refused("malformed", `This spreadsheet is damaged: ${error.message}`);
    if (error instanceof Protected) return isProtected();
    return refused("malformed", "This workbook is damaged: its sheets cannot be read");
  }
}
