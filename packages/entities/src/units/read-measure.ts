import { findUnit, type Unit } from "./find-unit.ts";
import { splitMeasure } from "./split-measure.ts";
import type { Quantity } from "./unit-table.ts";

/** A value with the unit it is given in; `amount` as it is written. */
export interface ReadMeasure {
  readonly amount: string;
  readonly unit: Unit;
  /** The usual spelling of a value that is given in two units, such as 5'11". */
  readonly compound?: string;
}

export function readMeasure(text: string, quantities?: readonly Quantity[]): ReadMeasure | undefined {
  const split = splitMeasure(text);
  if (split === undefined || split.unit === "") return undefined;
  const unit = findUnit(split.unit, quantities);
  return unit === undefined ? undefined : { amount: split.amount, unit };
}
