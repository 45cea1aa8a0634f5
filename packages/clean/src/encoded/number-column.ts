/**
 * The numbers or days of a column, so that rows can be held against each other by how much, and not only by whether
 * their texts are the same. A number a value, and the codes of the table: what hardly repeats takes no more room.
 */
import type { EntityRole } from "@limpid/entities";
import type { Column, ValueType, Verdict } from "@limpid/table";

export interface NumberColumn {
  readonly title: string;
  /** Measures are numbers with the unit of their column; those with another one are left out. */
  readonly kind: "number" | "day" | "measure";
  readonly role: EntityRole;
  /** The number for each code, or days since 1970; NaN where the value is none, or no data. */
  readonly numbers: Float64Array;
  /** A code a row. */
  readonly codes: Uint32Array;
  /** How the value is written when clean, by code. */
  readonly textOf: (code: number) => string;
}

export interface NumberSource {
  readonly column: Column;
  readonly type: ValueType;
  readonly role: EntityRole;
  /** Whether the value may mean missing data. */
  readonly isSuspicious: (text: string) => boolean;
  readonly verdictOf: (code: number) => Verdict;
}

/** Undefined where the column holds neither numbers nor days. */
export function encodeNumbers(source: NumberSource): NumberColumn | undefined {
  const kind = kindOfNumbers(source);
  if (kind === undefined) return undefined;
  const { column, role } = source;
  if (kind === "measure") return encodeMeasures(source);
  const { dict, codes, title } = column;
  const readPlain = kind === "number" ? plainNumber : plainDay;
  const isPlain = staysAsWritten(source, readPlain);
  const numbers = new Float64Array(dict.length).fill(Number.NaN);
  const outputs = new Map<number, string>();
  for (let code = 0; code < dict.length; code++) {
    const text = dict[code] ?? "";
    const quick = isPlain && !source.isSuspicious(text) ? readPlain(text) : Number.NaN;
    if (!Number.isNaN(quick)) {
      numbers[code] = quick;
      continue;
    }
    if (text === "") continue;
    if (outputs.size >= MAX_ASKED) return undefined;
    const { output, alternatives } = source.verdictOf(code);
    outputs.set(code, output ?? "");
    const isOpen = alternatives[0]?.output === "";
    numbers[code] = output === null || isOpen ? Number.NaN : readPlain(output);
  }
  return { title, kind, role, numbers, codes, textOf: (code) => outputs.get(code) ?? dict[code] ?? "" };
}

/** Undefined where a class has neither numbers nor days. */
export function kindOfNumbers({ type, role }: Pick<NumberSource, "type" | "role">): NumberColumn["kind"] | undefined {
  if (role === "code") return undefined;
  return KINDS[type] ?? (role === "number" ? "measure" : undefined);
}

/** Reads them as they are written, without their class. Returns undefined if no unit is that of most values. */
function encodeMeasures({ column, role, isSuspicious }: NumberSource): NumberColumn | undefined {
  const { dict, codes, title } = column;
  const measures = dict.map((text) => MEASURE.exec(text)?.slice(1) ?? []);
  const unit = findMost(measures.flatMap(([, own]) => own ?? []));
  if (unit === undefined) return undefined;
  const numbers = Float64Array.from(measures, ([number, own], code) =>
    own === unit && !isSuspicious(dict[code] ?? "") ? Number(number) : Number.NaN,
  );
  return { title, kind: "measure", role, numbers, codes, textOf: (code) => dict[code] ?? "" };
}

function findMost(units: readonly string[]): string | undefined {
  const values = new Map<string, number>();
  for (const unit of units) values.set(unit, (values.get(unit) ?? 0) + 1);
  return [...values].find(([, count]) => 2 * count > units.length)?.[0];
}

/** NaN where the row holds none, and of a column that is not there. */
export function numberAt(column: NumberColumn | undefined, row: number): number {
  return column?.numbers[column.codes[row] ?? 0] ?? Number.NaN;
}

const KINDS: Readonly<Partial<Record<ValueType, NumberColumn["kind"]>>> = {
  integer: "number",
  number: "number",
  date: "day",
  datetime: "day",
};

/** Values that the class is asked about because they are not written plainly; it remembers so many. */
const MAX_ASKED = 65_536;
/** Values that show whether the class takes plain ones as they stand: it may have a comma for decimals. */
const TRIED = 500;

function staysAsWritten({ column: { dict }, verdictOf }: NumberSource, readPlain: (text: string) => number): boolean {
  const step = Math.max(1, Math.floor(dict.length / TRIED));
  for (let code = 0; code < dict.length; code += step) {
    const text = dict[code] ?? "";
    if (Number.isNaN(readPlain(text))) continue;
    const { kind, output } = verdictOf(code);
    if (kind === "written" && output !== null && readPlain(output) !== readPlain(text)) return false;
  }
  return true;
}

const NUMBER = /^-?\d{1,15}(?:\.\d+)?$/;
const MEASURE = /^(-?\d{1,15}(?:\.\d+)?)\s?([\p{L}%‰°µ$€£¥][\p{L}\d²³%/°·^]{0,11})$/u;
const DAY = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?|$)/;
const MONTHS = 12;
const MS_PER_DAY = 86_400_000;

function plainNumber(text: string): number {
  return NUMBER.test(text) ? Number(text) : Number.NaN;
}

/** Reads it in the zone in which it is written, because days are compared, not hours. */
function plainDay(text: string): number {
  const parts = DAY.exec(text);
  if (parts === null) return Number.NaN;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  const midnight = Date.UTC(year, month - 1, day);
  if (new Date(midnight).getUTCDate() !== day || month > MONTHS) return Number.NaN;
  return midnight / MS_PER_DAY + (hour + (minute + second / 60) / 60) / 24;
}
