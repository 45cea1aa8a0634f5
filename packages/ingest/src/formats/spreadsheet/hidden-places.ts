/** Finds the hidden rows and columns of an Excel sheet, which the parser finds only together with all styles. */
import type { Hidden } from "./sheet.ts";

const ROW = /<(?:\w+:)?row\s[^<>]*>/g;
const COLUMN = /<(?:\w+:)?col\s[^<>]*>/g;
const HIDDEN = /\shidden=["'](?:1|true)["']/;
const MAX_COLUMNS = 16_384;

/** Records of a binary sheet ([MS-XLSB] 2.4.726 and 2.4.323), with the places of their fields. */
const ROW_RECORD = { type: 0, bytes: 12, flags: 11, hidden: 0x10 } as const;
const COLUMNS_RECORD = { type: 60, bytes: 18, flags: 16, hidden: 0x01 } as const;

/** Rows without a number are not found, because their place depends on all rows before. */
export function findHidden(part: Buffer | undefined): Hidden | undefined {
  if (part === undefined || !part.includes(" hidden=")) return undefined;
  const xml = part.toString("latin1");
  const rows = (xml.match(ROW) ?? []).filter((tag) => HIDDEN.test(tag)).map((tag) => numberIn(tag, "r") - 1);
  const ranges = (xml.match(COLUMN) ?? [])
    .filter((tag) => HIDDEN.test(tag))
    .map((tag) => ({ first: numberIn(tag, "min") - 1, end: Math.min(numberIn(tag, "max"), MAX_COLUMNS) }));
  return { rows: new Set(rows), columns: columnsIn(ranges) };
}

/** Finds the hidden rows and columns in the records of a binary sheet, whose ranges of columns the parser visits without a limit. */
export function findHiddenRecords(part: Buffer | undefined): Hidden | undefined {
  if (part === undefined) return undefined;
  const rows = new Set<number>();
  const ranges: ColumnRange[] = [];
  for (const { type, content } of recordsOf(part)) {
    if (isHidden(ROW_RECORD, type, content)) rows.add(content.readUInt32LE(0));
    else if (isHidden(COLUMNS_RECORD, type, content))
      ranges.push({ first: content.readUInt32LE(0), end: Math.min(content.readUInt32LE(4) + 1, MAX_COLUMNS) });
  }
  return rows.size + ranges.length === 0 ? undefined : { rows, columns: columnsIn(ranges) };
}

function isHidden(record: typeof ROW_RECORD | typeof COLUMNS_RECORD, type: number, content: Buffer): boolean {
  return type === record.type && content.length >= record.bytes && ((content[record.flags] ?? 0) & record.hidden) > 0;
}

interface BinaryRecord {
  readonly type: number;
  readonly content: Buffer;
}

/** Types have one or two bytes and lengths up to four, of which the highest bit says that another one follows. */
function* recordsOf(part: Buffer): Generator<BinaryRecord> {
  let at = 0;
  const readNumber = (most: number): number => {
    let value = 0;
    for (let index = 0; index < most; index++) {
      const byte = part[at++] ?? 0;
      value += (byte & 0x7f) * 0x80 ** index;
      if (byte < 0x80) break;
    }
    return value;
  };
  while (at < part.length) {
    const type = readNumber(2);
    const size = readNumber(4);
    yield { type, content: part.subarray(at, at + size) };
    at += size;
  }
}

interface ColumnRange {
  readonly first: number;
  readonly end: number;
}

/** Ranges may overlap in a file that is made to waste memory. */
function columnsIn(ranges: readonly ColumnRange[]): ReadonlySet<number> {
  const columns = new Set<number>();
  let next = 0;
  for (const { first, end } of ranges.toSorted((one, other) => one.first - other.first))
    for (next = Math.max(next, first); next < end; next++) columns.add(next);
  return columns;
}

function numberIn(tag: string, name: string): number {
  return Number(new RegExp(`\\s${name}=["'](\\d+)["']`).exec(tag)?.[1] ?? 0);
}
