/**
 * Studies what the lines of a column prove or suggest about each other, for tables, pasted text and the command line.
 */
import type { Candidate } from "../candidate.ts";
import { isExcelSerial } from "../excel-serial.ts";
import type { ColumnReading, DateOrder, ShortYears } from "../reading.ts";
import { excludedOrders, placeYears } from "../short-years.ts";
import { hintOrder } from "./hint-order.ts";
import { findShortYears, type YearsOfColumn } from "./open-century.ts";
import { isOpen, type OrderLine, toOrderLine } from "./order-line.ts";
import { type OrderProof, proveOrder } from "./prove-order.ts";

/** A line as read on its own. */
export interface ColumnLine {
  readonly text: string;
  /** Number of cells with this text. */
  readonly count: number;
  readonly candidates: readonly Candidate[];
}

export interface ColumnStudy extends ColumnReading {
  /** Numeric dates with any separator except dots, in the order of the column. */
  readonly plain: OrderGroup;
  /** Dates with dots reveal little about dates with slashes, so each group is decided by its own lines. */
  readonly dotted: OrderGroup;
  /** Whether most dates state a time. */
  readonly hasTime: boolean;
}

export interface OrderGroup extends OrderProof {
  readonly lines: readonly OrderLine[];
}

/** Facts about a column from outside its cells. */
export interface ColumnFacts {
  /** Whether its events lie in the past, as births do. */
  readonly isPast?: boolean;
  /** The order in which its times run on from one day to the next. Called only if its days leave several open. */
  readonly clockOrder?: () => DateOrder | undefined;
}

const SERIAL_COLUMN_SHARE = 0.5;

export function studyColumn(lines: readonly ColumnLine[], facts: ColumnFacts = {}): ColumnStudy {
  const shortYears = findYears(lines, facts);
  const [plain, dotted] = groupLines(lines, shortYears, facts);
  const isHinting = plain.order === null && plain.lines.some(isOpen);
  return {
    plain,
    dotted,
    order: plain.order,
    viable: plain.viable,
    dottedOrder: dotted.order,
    likely: isHinting ? hintOrder(plain.lines, plain.viable) : null,
    shortYears,
    ...countForms(lines),
  };
}

function findYears(lines: readonly ColumnLine[], { isPast = false }: ColumnFacts): ShortYears | null {
  const range = findShortYears(listYears(lines), isPast);
  if (range === null) return null;
  const excludes = excludedOrders(
    lines.map(({ candidates }) => candidates),
    range,
  );
  return { ...range, excludes };
}

function groupLines(
  lines: readonly ColumnLine[],
  shortYears: ShortYears | null,
  { clockOrder }: ColumnFacts,
): readonly [OrderGroup, OrderGroup] {
  const plain: OrderLine[] = [];
  const dotted: OrderLine[] = [];
  for (const [index, { candidates, count }] of lines.entries()) {
    const line =
      candidates.length === 0 ? undefined : toOrderLine(placeYears(candidates, shortYears), { index, count });
    if (line !== undefined) (isDotted(line) ? dotted : plain).push(line);
  }
  return [
    { ...proveOrder(plain, clockOrder), lines: plain },
    { ...proveOrder(dotted), lines: dotted },
  ];
}

function isDotted({ candidates }: OrderLine): boolean {
  return candidates[0]?.plan.writings.includes("dotted") === true;
}

function listYears(lines: readonly ColumnLine[]): YearsOfColumn {
  const short = new Map<number, number>();
  const long = new Map<number, number>();
  for (const { candidates, count } of lines) {
    const [first] = candidates;
    if (first === undefined) continue;
    const year = first.parts.year;
    if (year === null) continue;
    if (first.plan.hasShortYear) {
      for (const { plan, parts } of candidates) if (plan.order === first.plan.order) add(short, parts.year, count);
    } else add(long, year, count);
  }
  return { short, long };
}

function add(counts: Map<number, number>, year: number | null, count: number): void {
  if (year !== null) counts.set(year, (counts.get(year) ?? 0) + count);
}

/** Spreadsheet day numbers count if at least half of the cells are dates. */
function countForms(lines: readonly ColumnLine[]): Pick<ColumnStudy, "serials" | "hasTime"> {
  let [cells, dates, timed, serials] = [0, 0, 0, 0];
  for (const { text, count, candidates } of lines) {
    if (text === "") continue;
    cells += count;
    if (candidates.length > 0) {
      dates += count;
      if (candidates[0]?.parts.hour !== null) timed += count;
    } else if (isExcelSerial(text)) serials += count;
  }
  return { serials: serials > 0 && dates >= cells * SERIAL_COLUMN_SHARE, hasTime: timed * 2 > dates };
}
