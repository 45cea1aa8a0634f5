/**
 * A class of measured values. What differs between the classes is the list of quantities and their words; how a column
 * keeps one unit is the same for all.
 */

import type { ClassRule, CountedValue } from "@limpid/table";
import { endsWithDigit, isDigitAt, readNumber } from "@limpid/text";
import type { TitlePattern } from "../columns/header-words.ts";
import { type ColumnHints, defineEntity, type Entity } from "../entity.ts";
import { settleNumber } from "../numbers/settle-number.ts";
import { splitRange } from "../numbers/split-range.ts";
import { suggestDigits } from "../numbers/suggest-digits.ts";
import { ambiguous, type Cleaned, confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { convertValue, roundConverted } from "./convert-value.ts";
import { findUnit, type Unit } from "./find-unit.ts";
import { decideUnits, describeUnits, learnUnits, type UnitEvidence } from "./learn-units.ts";
import { type ReadMeasure, readMeasure } from "./read-measure.ts";
import type { Quantity } from "./unit-table.ts";

export interface MeasureDefinition {
  readonly id: string;
  readonly title: string;
  readonly headers: readonly TitlePattern[];
  /** All quantities when it is left out. */
  readonly quantities?: readonly Quantity[];
  /** The component that holds the value in one unit, whatever the column's own is. */
  readonly base?: { readonly component: string; readonly symbol: string };
  /** Further components. */
  readonly describe?: (value: string, unit: Unit) => Cleaned["components"];
  /** Values of two units, such as 5'11". */
  readonly readCompound?: (text: string) => ReadMeasure | undefined;
  /** Why a value of this unit cannot be; undefined when it can. */
  readonly refuse?: (value: string, unit: Unit) => string | undefined;
  /** How sure a value with one of the units is of this class. */
  readonly certainty?: number;
}

const MAX_LENGTH = 60;
/** What a bare number among values with a unit may lie outside their range. */
const LEEWAY = 2;

export function defineMeasure(definition: MeasureDefinition): Entity {
  const { id, title, headers, quantities, certainty = 0.95 } = definition;
  const read = (text: string): ReadMeasure | undefined =>
    definition.readCompound?.(text) ?? readMeasure(text, quantities);
  return defineEntity<UnitEvidence>({
    id,
    title,
    group: "measure",
    type: ({ isBare }) => (isBare ? "number" : "text"),
    maxLength: MAX_LENGTH,
    prefilter: { any: ["any-digit"] },
    headers,
    recognise: (text) => {
      if (!mayBeMeasure(text)) return 0;
      const measure = read(text);
      return measure === undefined || readNumber(measure.amount).kind === "none" ? 0 : certainty;
    },
    learn: (values: readonly CountedValue[], hints: ColumnHints) => learnUnits(values, hints, read, quantities),
    describe: describeUnits,
    settings: decideUnits,
    clean: (text, evidence) => {
      const measure = read(text);
      if (measure === undefined && isRange(text, read)) return confirmed(text);
      return measure === undefined ? cleanBare(text, evidence) : cleanMeasure(text, measure, evidence, definition);
    },
  });
}

/** 5-10 kg: two values, left as they are. */
function isRange(text: string, read: (text: string) => ReadMeasure | undefined): boolean {
  const range = splitRange(text);
  if (range?.kind !== "between") return range !== undefined && read(range.bound) !== undefined;
  const hasNumber = readNumber(range.left).kind !== "none" || read(range.left) !== undefined;
  return hasNumber && read(range.right) !== undefined;
}

/** A number first and no bare one, or a unit before its number: most other texts fail here. */
function mayBeMeasure(text: string): boolean {
  const first = text.charCodeAt(0);
  const isWord = first > 64 && first < 128;
  if (!endsWithDigit(text)) return !isWord;
  if (isDigitAt(text, text.length - 2)) return isWord && text.includes(" ") && !isDigitAt(text, 1);
  return isWord ? text.includes(" ") && !isDigitAt(text, 1) : /\p{L}\^?[23]$/u.test(text);
}

function cleanMeasure(
  text: string,
  { amount, unit, compound }: ReadMeasure,
  evidence: UnitEvidence,
  definition: MeasureDefinition,
): Outcome {
  const reading = readNumber(amount);
  if (reading.kind === "none") return invalid("The number before the unit cannot be read.", suggestDigits(amount));
  const settled = settleNumber(amount, reading, evidence.decimals);
  if (settled.kind === "ambiguous") {
    const readings = settled.readings.map(({ output, prob }) => ({ output: `${output} ${unit.symbol}`, prob }));
    return ambiguous(settled.reason, readings);
  }
  if (settled.kind !== "ok") return settled;
  const refusal = definition.refuse?.(settled.output, unit);
  if (refusal !== undefined) return invalid(refusal);
  const components = describe(settled.output, unit, definition);
  if (compound !== undefined && evidence.keepsCompounds)
    return rewritten(text, compound, { why: "Formatted like the rest of the column.", rule: "two-units", components });
  if (evidence.isBare && evidence.unit === undefined)
    return invalid(
      `Has the unit ${unit.symbol}, but other numbers have none.`,
      bareValues(settled.output, unit, evidence, definition),
    );
  return writeMeasure(text, settled.output, unit, { evidence, components });
}

/** What it may be as a bare number: the same one, or that in the usual unit, if it is as large as the others. */
function bareValues(
  value: string,
  unit: Unit,
  { bareRange }: UnitEvidence,
  { base }: MeasureDefinition,
): readonly string[] {
  const usual = base === undefined ? undefined : findUnit(base.symbol, [unit.quantity]);
  const converted = usual === undefined ? undefined : convertValue(value, unit, usual)?.text;
  const values = [converted === undefined ? value : roundConverted(converted, value), value];
  const isNear = (one: string) => Number(one) >= bareRange.low / LEEWAY && Number(one) <= bareRange.high * LEEWAY;
  return [...new Set(values)].filter(isNear);
}

function describe(value: string, unit: Unit, { base, describe: more }: MeasureDefinition): Cleaned["components"] {
  const parts = { value, unit: unit.symbol, ...more?.(value, unit) };
  const target = base === undefined ? undefined : findUnit(base.symbol, [unit.quantity]);
  const converted = target === undefined ? undefined : convertValue(value, unit, target)?.text;
  return base === undefined || converted === undefined ? parts : { ...parts, [base.component]: converted };
}

interface Writing {
  readonly evidence: UnitEvidence;
  readonly components: Cleaned["components"];
}

function writeMeasure(text: string, value: string, unit: Unit, { evidence, components }: Writing): Outcome {
  const { unit: main, isBare } = evidence;
  const as = (output: string, why: string, rule: ClassRule, prob?: number): Outcome =>
    rewritten(text, output, { why, rule, components, ...(prob === undefined ? {} : { prob }) });
  if (main === undefined || isSameUnit(main, unit)) {
    if (isBare && main !== undefined) return as(value, `${unit.symbol} removed, as in most cells.`, "bare", 0.95);
    return as(`${value} ${unit.symbol}`, "Number, space and unit.", "unit-form");
  }
  const converted = main.quantity === unit.quantity ? convertValue(value, unit, main) : undefined;
  if (converted === undefined) return as(`${value} ${unit.symbol}`, "Number, space and unit.", "unit-form");
  if (isBare && !evidence.isChosen)
    return invalid(`${unit.symbol} among numbers in ${main.symbol}.`, [
      `${roundConverted(converted.text, value)} ${main.symbol}`,
    ]);
  const rounded = roundConverted(converted.text, value);
  const rounding = converted.isExact && rounded === converted.text ? "" : ", rounded";
  const why = `Converted from ${unit.symbol} to ${main.symbol}, the column's unit${rounding}.`;
  if (isBare) return as(rounded, `${why} The unit is omitted, as in most cells.`, "bare", 0.92);
  return as(`${rounded} ${main.symbol}`, why, "one-unit", 0.95);
}

/** A study that was kept and read again holds copies of the units. */
function isSameUnit(one: Unit, other: Unit): boolean {
  return one.quantity === other.quantity && one.symbol === other.symbol;
}

/** About 5 kg are 5 kg, if somebody says so. */
function withoutDoubt(text: string): readonly string[] {
  const sure = text.replace(/^(?:~|≈|±|ca?\.|circa|approx\.?|about|etwa|env\.) ?/i, "");
  return sure === text ? [] : [sure];
}

/** A number alone is fine where the column is of such numbers, or where the title names the unit. */
function cleanBare(text: string, { decimals, unit, inferred = unit, isBare, range }: UnitEvidence): Outcome {
  const reading = readNumber(text);
  if (reading.kind === "none") {
    const isNumbered = /\d/.test(text);
    return invalid(isNumbered ? "No known unit." : "Not a measurement.", withoutDoubt(text));
  }
  const settled = settleNumber(text, reading, decimals);
  if (isBare || settled.kind !== "ok") return settled;
  if (inferred === undefined) return invalid("No unit.");
  const target = unit?.quantity === inferred.quantity ? unit : inferred;
  const output = `${convertValue(settled.output, inferred, target)?.text ?? settled.output} ${target.symbol}`;
  const [value, low, high] = [Number(settled.output), range.low / LEEWAY, range.high * LEEWAY];
  if (!(value >= low && value <= high)) return invalid("No unit.", [output]);
  return rewritten(text, output, { why: "Unit added, as in the rest of the column.", rule: "unit-added", prob: 0.92 });
}
