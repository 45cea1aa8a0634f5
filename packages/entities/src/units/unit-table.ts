/**
 * The units people write in tables: a subset of UCUM, with the names and short forms of seven languages.
 * Sources: UCUM 2.1 (codes and exact factors); NIST SP 811 appendix B (factors of customary units).
 */
import { UNITS } from "../../data/generated/units.ts";

/** In the order in which a unit that several quantities have is looked for. */
export const QUANTITIES = [
  "mass",
  "length",
  "area",
  "volume",
  "speed",
  "temperature",
  "energy",
  "data size",
  "power",
  "pressure",
  "frequency",
  "voltage",
  "current",
  "resistance",
  "duration",
  "force",
  "torque",
  "angle",
  "concentration",
  "amount of substance",
  "density",
  "surface density",
  "energy flow",
  "flow",
  "fuel use",
  "fuel economy",
  "acidity",
  "radiation",
  "radioactivity",
  "data rate",
  "luminosity",
  "loudness",
  "resolution",
  "share",
  "activity",
] as const;

export type Quantity = (typeof QUANTITIES)[number];

export interface UnitRow {
  readonly symbol: string;
  readonly factor: string;
  readonly offset: string;
  readonly spellings: readonly string[];
}

export function unitRows(quantity: Quantity): readonly UnitRow[] {
  return UNITS.filter(([itsQuantity]) => itsQuantity === quantity).map(([, symbol, factor, offset, spellings]) => ({
    ...{ symbol, factor, offset },
    spellings: spellings.split(",").filter((name) => name !== ""),
  }));
}
