/**
 * Makes the records of an old workbook ([MS-XLS]) safe for the parser, which trusts every count and reads beyond the
 * end of a record; a text without a length never ends for it. The parser gets only the records that cells come from, at
 * their places in the stream, each long enough for its content.
 */
import { inDigits } from "../../shape/limits.ts";
import { countSharedStrings } from "./count-shared-strings.ts";
import { decryptRecords } from "./decrypt-records.ts";
import { DamagedSheet } from "./open-document.ts";

interface StreamRecord {
  readonly type: number;
  /** Offset of its beginning; its content starts four bytes later. */
  readonly at: number;
  readonly content: Uint8Array;
}

/** The version of the workbook, as far as it changes the layout of a record. */
interface Version {
  readonly formulaBytes: number;
  readonly oldTextBytes: number;
}

const HEAD_BYTES = 4;
/** A link to another program, which the parser skips. */
const IGNORED = 0x34;
const CONTINUE = 0x3c;
const FILE_PASS = 0x2f;
const FORMULAS: readonly number[] = [0x06, 0x206, 0x406];
/** The length of the formula and its tokens follow; without them the last result remains. */
const FORMULA_TOKENS = 16;
const OLD_LABEL = 0x04;
const FORMATS: readonly number[] = [0x1e, 0x41e];
const SHARED_STRINGS = 0xfc;
const MERGED_CELLS = 0xe5;
const MERGE_BYTES = 8;
const ROW = 0x208;
const ROW_BYTES = 16;
const ROW_FLAGS = 12;
const HIDDEN_ROW = 0x20;
const COLUMNS = 0x7d;
const COLUMNS_BYTES = 10;
const COLUMN_FLAGS = 8;
const HIDDEN_COLUMN = 0x01;
const LAST_COLUMN = 0xff;
const MAX_HIDDEN_RANGES = 10_000;
/** Begins a workbook or sheet of version 2, 3, 4, and from 5 on. */
const BEGIN_2 = 0x09;
const BEGIN_5 = 0x809;

/** Smallest record size at which the parser always finds the length of the text. */
const FEWEST_BYTES: Readonly<Record<number, number>> = { 7: 1, 519: 2, 516: 8, 214: 9, 30: 2, 1054: 4 };
const KEPT: ReadonlySet<number> = new Set([
  ...FORMULAS,
  ...FORMATS,
  ...[BEGIN_2, 0x209, 0x409, BEGIN_5, 0x0a, 0x85, 0x42, 0x22, 0x81, 0x00, 0x200, CONTINUE],
  ...[0x43, 0x243, 0x443, 0xe0, SHARED_STRINGS, MERGED_CELLS],
  ...[0x02, 0x03, OLD_LABEL, 0x05, 0x07, 0x203, 0x204, 0x205, 0x207, 0x27e, 0xbd, 0xfd, 0xd6],
]);

/** A format has up to 255 characters, and Excel allows some 4000 formats; each costs time for every cell. */
const MAX_FORMAT_BYTES = 600;
const MAX_FORMATS = 10_000;
/** Each record holds up to 1026 merged cells. */
const MAX_MERGE_RECORDS = 5000;

/** Returns a copy of the stream; undefined if it is encrypted with a password. */
export function guardRecords(stream: Uint8Array): Uint8Array | undefined {
  const copy = plainCopy(stream);
  if (copy === undefined) return undefined;
  const counts = { formats: 0, merges: 0, ranges: 0 };
  let version: Version | undefined;
  for (const record of recordsOf(copy)) {
    const { type, content } = record;
    version ??= versionOf(record);
    if (isHiddenRow(record) || (isHiddenRange(record) && counts.ranges++ < MAX_HIDDEN_RANGES)) continue;
    if (!KEPT.has(type)) ignore(copy, record);
    else if (FORMATS.includes(type)) guardFormat(copy, record, ++counts.formats);
    else if (type === MERGED_CELLS) checkMerges(record, ++counts.merges);
    else if (type === SHARED_STRINGS) countSharedStrings([content, ...continuationsOf(copy, record)]);
    else checkLength(record, version);
    if (FORMULAS.includes(type)) content.fill(0, FORMULA_TOKENS);
  }
  return copy;
}

function plainCopy(stream: Uint8Array): Uint8Array | undefined {
  for (const { type, content } of recordsOf(stream)) if (type === FILE_PASS) return decryptRecords(stream, content);
  return Uint8Array.from(stream);
}

/** The last record may be truncated, which the parser detects. */
function* recordsOf(stream: Uint8Array, from = 0): Generator<StreamRecord> {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  let at = from;
  while (at + HEAD_BYTES <= stream.length) {
    const end = at + HEAD_BYTES + view.getUint16(at + 2, true);
    yield { type: view.getUint16(at, true), at, content: stream.subarray(at + HEAD_BYTES, end) };
    at = end;
  }
}

function continuationsOf(stream: Uint8Array, { at, content }: StreamRecord): Uint8Array[] {
  const contents: Uint8Array[] = [];
  for (const record of recordsOf(stream, at + HEAD_BYTES + content.length)) {
    if (record.type !== CONTINUE) break;
    contents.push(record.content);
  }
  return contents;
}

function versionOf(first: StreamRecord): Version {
  const isNew = first.type === BEGIN_5;
  // A workbook that states no version may have any.
  const isNamed = first.content.subarray(0, 2).some((byte) => byte !== 0);
  const oldFormulaBytes = first.type === BEGIN_2 ? 17 : 18;
  return { formulaBytes: isNew || !isNamed ? 22 : oldFormulaBytes, oldTextBytes: isNew ? 9 : 8 };
}

/** Rows and columns are kept only to tell which ones are hidden. */
function isHiddenRow({ type, content }: StreamRecord): boolean {
  return type === ROW && content.length >= ROW_BYTES && ((content[ROW_FLAGS] ?? 0) & HIDDEN_ROW) > 0;
}

/** The parser visits each column of the range. */
function isHiddenRange({ type, content }: StreamRecord): boolean {
  if (type !== COLUMNS || content.length < COLUMNS_BYTES) return false;
  const last = (content[2] ?? 0) + (content[3] ?? 0) * 256;
  return last <= LAST_COLUMN + 1 && ((content[COLUMN_FLAGS] ?? 0) & HIDDEN_COLUMN) > 0;
}

function ignore(stream: Uint8Array, { at }: StreamRecord): void {
  stream[at] = IGNORED;
  stream[at + 1] = 0;
}

function guardFormat(stream: Uint8Array, record: StreamRecord, count: number): void {
  const { type, content } = record;
  if (count > MAX_FORMATS) throw new DamagedSheet(`it has more than ${inDigits(MAX_FORMATS)} number formats`);
  if (content.length < (FEWEST_BYTES[type] ?? 0) || content.length > MAX_FORMAT_BYTES) ignore(stream, record);
}

function checkMerges(record: StreamRecord, count: number): void {
  const { content } = record;
  if (count > MAX_MERGE_RECORDS) throw new DamagedSheet("it has too many merged cells");
  const merges = (content[0] ?? 0) + (content[1] ?? 0) * 256;
  if (content.length < 2 + merges * MERGE_BYTES) throw tooShort(record);
}

function checkLength(record: StreamRecord, { formulaBytes, oldTextBytes }: Version): void {
  const { type, content } = record;
  const ofText = type === OLD_LABEL ? oldTextBytes : (FEWEST_BYTES[type] ?? 0);
  if (content.length < (FORMULAS.includes(type) ? formulaBytes : ofText)) throw tooShort(record);
}

function tooShort({ at }: StreamRecord): DamagedSheet {
  return new DamagedSheet(`its record at byte ${inDigits(at)} ends too early`);
}
