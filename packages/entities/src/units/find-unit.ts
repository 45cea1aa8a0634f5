/** Looks units up by symbol, short form or name, within the quantities that a class measures. */
import { parseRatio, type Ratio } from "./ratio.ts";
import { QUANTITIES, type Quantity, unitRows } from "./unit-table.ts";

export interface Unit {
  readonly symbol: string;
  readonly quantity: Quantity;
  /** How many of the quantity's base unit it makes. */
  readonly factor: Ratio;
  /** What is added to a value before it is multiplied; zero but for temperatures. */
  readonly offset: Ratio;
}

type UnitNames = ReadonlyMap<string, Unit>;

const MAX_UNIT_LENGTH = 32;
/** A single letter means one thing in capitals and another without: M and m, G and g. */
const MIN_LENGTH_IN_ANY_CASE = 2;

const namesOf = new Map<Quantity, UnitNames>();
let units: UnitNames | undefined;

/** The unit of the first of the quantities that knows the text, in its own case rather than in another. */
export function findUnit(text: string, quantities: readonly Quantity[] = QUANTITIES): Unit | undefined {
  if (text === "" || text.length > MAX_UNIT_LENGTH) return undefined;
  const known = lookUp(text, quantities);
  if (known !== undefined || text.length < MIN_LENGTH_IN_ANY_CASE) return known;
  return lookUp(fold(text), quantities) ?? (text.endsWith(".") ? findUnit(text.slice(0, -1), quantities) : undefined);
}

function lookUp(text: string, quantities: readonly Quantity[]): Unit | undefined {
  if (quantities === QUANTITIES) return allUnits().get(text);
  for (const quantity of quantities) {
    const unit = unitsOf(quantity).get(text);
    if (unit !== undefined) return unit;
  }
  return undefined;
}

/** All quantities in one table; the first that knows a name comes before the others. */
function allUnits(): UnitNames {
  if (units === undefined) {
    const found = new Map<string, Unit>();
    for (const quantity of QUANTITIES)
      for (const [name, unit] of unitsOf(quantity)) if (!found.has(name)) found.set(name, unit);
    units = found;
  }
  return units;
}

function unitsOf(quantity: Quantity): UnitNames {
  const known = namesOf.get(quantity);
  if (known !== undefined) return known;
  const names = nameUnits(readUnits(quantity));
  namesOf.set(quantity, names);
  return names;
}

interface NamedUnit {
  readonly unit: Unit;
  readonly names: readonly string[];
}

function readUnits(quantity: Quantity): readonly NamedUnit[] {
  return unitRows(quantity).map(({ symbol, factor, offset, spellings }) => ({
    unit: { symbol, quantity, factor: ratioOf(factor), offset: ratioOf(offset) },
    names: [symbol, ...spellings],
  }));
}

function ratioOf(text: string): Ratio {
  const ratio = parseRatio(text);
  if (ratio === undefined) throw new Error(`The unit table has a factor that is no number: "${text}"`);
  return ratio;
}

/** Names as they are written, and in small letters where only one unit is so called. */
function nameUnits(units: readonly NamedUnit[]): UnitNames {
  const exact = new Map<string, Unit>();
  const folded = new Map<string, Unit | undefined>();
  for (const { unit, names } of units) {
    for (const name of names) {
      exact.set(name, unit);
      const key = fold(name);
      folded.set(key, folded.has(key) && folded.get(key) !== unit ? undefined : unit);
    }
  }
  for (const [key, unit] of folded) if (unit !== undefined && !exact.has(key)) exact.set(key, unit);
  return exact;
}

function fold(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
