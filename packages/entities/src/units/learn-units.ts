/** What a column says of its units: which one most cells have, and whether most have none. */
import type { CountedValue, Decision } from "@limpid/table";
import { readNumber } from "@limpid/text";
import { chosenOption, chosenSuffix, KEEP_EACH, weighOptions } from "../decide.ts";
import type { ColumnHints } from "../entity.ts";
import { type DecimalEvidence, decideDecimals, describeDecimals, learnDecimals } from "../numbers/decimal-sign.ts";
import { convertValue } from "./convert-value.ts";
import { findUnit, type Unit } from "./find-unit.ts";
import type { ReadMeasure } from "./read-measure.ts";
import type { Quantity } from "./unit-table.ts";

export interface UnitEvidence {
  readonly decimals: DecimalEvidence;
  /** The unit of the clear majority of the cells that state one; undefined where there is none. */
  readonly unit: Unit | undefined;
  /** What the cells speak for; `unit` is what is in force. It is also the unit of the cells that state none. */
  readonly inferred: Unit | undefined;
  readonly isChosen: boolean;
  /** Whether most cells are numbers without a unit. */
  readonly isBare: boolean;
  /** Whether most cells that state a unit state two, such as 5'11". */
  readonly keepsCompounds: boolean;
  /** Cells by unit, and those without one. */
  readonly cells: ReadonlyMap<Unit | undefined, number>;
  /** Smallest and largest value in the column's unit. */
  readonly range: { readonly low: number; readonly high: number };
  /** Measures of the numbers that state no unit. */
  readonly bareRange: { readonly low: number; readonly high: number };
}

const CLEAR_MAJORITY = 0.8;
/** Fewer cells than this make no habit of a column. */
const MIN_COUNT = 3;
const DECISION = "unit";
const MAX_OFFERED = 6;
const UNIT_OF_TITLE = /[([]([^()[\]]{1,20})[)\]]\s*$|[_ ]([\p{L}°µ²³/%]{1,10})$/u;

export function learnUnits(
  values: readonly CountedValue[],
  hints: ColumnHints,
  read: (text: string) => ReadMeasure | undefined,
  quantities: readonly Quantity[] | undefined,
): UnitEvidence {
  const measures = values.map(({ text, count }) => ({ text, count, measure: read(text) }));
  const cells = new Map<Unit | undefined, number>();
  for (const { text, count, measure } of measures) {
    if (measure === undefined && readNumber(text).kind === "none") continue;
    cells.set(measure?.unit, (cells.get(measure?.unit) ?? 0) + count);
  }
  const bare = cells.get(undefined) ?? 0;
  const total = [...cells.values()].reduce((sum, count) => sum + count, 0);
  const isBare = bare * 2 > total;
  // If few cells state one, each may do so because its unit is not that of the others.
  const main = isBare ? undefined : mainUnit(cells, total - bare);
  const titled = bare > 0 ? unitOfTitle(hints.header, quantities) : undefined;
  const inferred = main ?? titled ?? (isBare ? unitOfNumbers(measures, cells) : undefined);
  const chosen = chosenOption(hints, DECISION, optionsOf(cells));
  const unit = chosen === undefined ? inferred : [...cells.keys()].find((one) => one?.symbol === chosen);
  const amounts = new Map(measures.map(({ text, measure }) => [text, measure?.amount ?? text]));
  const compounds = measures.reduce(
    (sum, { measure, count }) => sum + (measure?.compound === undefined ? 0 : count),
    0,
  );
  return {
    decimals: learnDecimals(values, hints, {
      strip: (text) => amounts.get(text) ?? text,
      // 930 g beside 1.570 kg are no groups of digits.
      isMixed: [...cells.keys()].filter((one) => one !== undefined).length > 1,
    }),
    unit,
    inferred,
    isChosen: chosen !== undefined,
    isBare,
    keepsCompounds: compounds >= MIN_COUNT && compounds >= CLEAR_MAJORITY * (total - bare),
    cells,
    range: rangeOf(
      measures.flatMap(({ measure }) => (measure?.unit === (inferred ?? unit) && measure ? [measure.amount] : [])),
    ),
    bareRange: rangeOf(measures.flatMap(({ text, measure }) => (measure === undefined ? [text] : []))),
  };
}

function mainUnit(cells: ReadonlyMap<Unit | undefined, number>, stated: number): Unit | undefined {
  for (const [unit, count] of cells)
    if (unit !== undefined && count >= MIN_COUNT && count >= CLEAR_MAJORITY * stated) return unit;
  return undefined;
}

/** Bare numbers may lie so far outside the range of those with a unit, as a factor. */
const LEEWAY = 2;

/**
 * The unit that the numbers without one are in: the only one of the others in which these are as large as the bare ones:
 * beside 1, 2, 3 … 36, "5 kg" and "5000 g" say kilograms.
 */
function unitOfNumbers(
  measures: readonly { readonly text: string; readonly count: number; readonly measure: ReadMeasure | undefined }[],
  cells: ReadonlyMap<Unit | undefined, number>,
): Unit | undefined {
  const bare = rangeOf(measures.flatMap(({ text, measure }) => (measure === undefined ? [text] : [])));
  const stated = measures.flatMap(({ measure }) => measure ?? []);
  const fits = (unit: Unit): boolean =>
    stated.every((measure) => {
      const amount = readNumber(measure.amount);
      if (amount.kind !== "number" || measure.unit.quantity !== unit.quantity) return false;
      const value = Number(convertValue(amount.canonical, measure.unit, unit)?.text);
      return value >= bare.low / LEEWAY && value <= bare.high * LEEWAY;
    });
  const [first, second] = [...cells.keys()].filter((unit) => unit !== undefined && fits(unit));
  return second === undefined ? first : undefined;
}

function unitOfTitle(header: string, quantities: readonly Quantity[] | undefined): Unit | undefined {
  const match = UNIT_OF_TITLE.exec(header.slice(-40));
  const named = match?.[1] ?? match?.[2];
  return named === undefined ? undefined : findUnit(named.trim(), quantities);
}

function rangeOf(amounts: readonly string[]): UnitEvidence["range"] {
  const range = { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY };
  for (const amount of amounts) {
    const reading = readNumber(amount);
    if (reading.kind !== "number") continue;
    range.low = Math.min(range.low, Number(reading.canonical));
    range.high = Math.max(range.high, Number(reading.canonical));
  }
  return range;
}

export function describeUnits(evidence: UnitEvidence): readonly string[] {
  const { cells, unit, isBare, isChosen, decimals } = evidence;
  const counted = [...cells].toSorted((a, b) => b[1] - a[1]).slice(0, 4);
  const list = counted.map(([{ symbol } = { symbol: "no unit" }, count]) => `${symbol} in ${count}`).join(", ");
  return [
    ...(list === "" ? [] : [`Units: ${list} ${counted.length === 1 && counted[0]?.[1] === 1 ? "cell" : "cells"}.`]),
    ...(isChosen || (unit !== undefined && !isBare && cells.size > 1) ? [describeUnit(evidence)] : []),
    ...describeDecimals(decimals),
  ];
}

/** One unit for all cells, or each its own. */
export function decideUnits(evidence: UnitEvidence): readonly Decision[] {
  const { cells, unit, inferred, isChosen, decimals } = evidence;
  const options = optionsOf(cells);
  if (options.length === 0) return decideDecimals(decimals);
  const cellsOf = new Map([...cells].map(([one, count]) => [one?.symbol, count]));
  const idOf = (one: Unit | undefined): string => one?.symbol ?? KEEP_EACH;
  const choices = options.map((id) => ({ id, label: id, cells: cellsOf.get(id) ?? 0 }));
  return [
    {
      id: DECISION,
      title: "Unit",
      options: weighOptions(choices).map((option) => (option.id === KEEP_EACH ? KEPT : option)),
      inferred: options.includes(idOf(inferred)) ? idOf(inferred) : null,
      inForce: options.includes(idOf(unit)) ? idOf(unit) : null,
      isChosen,
      undecided: cells.get(undefined) ?? 0,
      sentence: describeUnit(evidence),
    },
    ...decideDecimals(decimals),
  ];
}

const KEPT = { id: KEEP_EACH, label: "Keep each unit", cellsFor: 0, cellsAgainst: 0 };

/** The symbols that are written most, if there is more than one; a unit beside bare numbers may be theirs or not. */
function optionsOf(cells: UnitEvidence["cells"]): readonly string[] {
  const stated = [...cells].flatMap(([unit, count]) => (unit === undefined ? [] : [{ symbol: unit.symbol, count }]));
  if (stated.length < 2) return [];
  const symbols = stated.toSorted((one, other) => other.count - one.count).map(({ symbol }) => symbol);
  return [...symbols.slice(0, MAX_OFFERED), KEEP_EACH];
}

function describeUnit({ unit, isChosen }: UnitEvidence): string {
  if (unit === undefined) return `Each cell keeps its unit${chosenSuffix(isChosen)}.`;
  return isChosen
    ? `Unit${chosenSuffix(true)}: ${unit.symbol}. Other units are converted to it.`
    : `Most cells are in ${unit.symbol}; other units are kept.`;
}
