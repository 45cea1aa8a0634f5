/** Leading zeros mean a key: a class that would read the values as numbers drops them, so it is made unlikely. */
import { type Entity, entities } from "@limpid/entities";
import type { ClassProbability, ColumnSample } from "@limpid/models";
import { estimateNumber } from "@limpid/text";
import { penalise } from "./penalise.ts";

/** A number of fewer digits, such as the month 07, says nothing by its zero. */
const MIN_DIGITS = 3;
/** Few values go on to be read as a number. */
const ZERO_FIRST = /^[-+−]?0/;

export function penaliseNumericClasses(
  ranked: readonly ClassProbability[],
  { values }: ColumnSample,
): readonly ClassProbability[] {
  if (!values.some(({ text }) => isKey(text))) return ranked;
  return penalise(ranked, numberClasses());
}

let known: ReadonlySet<string> | undefined;

function numberClasses(): ReadonlySet<string> {
  known ??= new Set(entities.filter(readsNumbers).map(({ id }) => id));
  return known;
}

function readsNumbers({ study }: Entity): boolean {
  const { type } = study([], { header: "" });
  return type === "integer" || type === "number";
}

function isKey(text: string): boolean {
  if (!ZERO_FIRST.test(text)) return false;
  const number = estimateNumber(text, "groups");
  if (number === undefined || number.fractionDigits > 0) return false;
  return number.hasLeadingZero && number.wholeDigits >= MIN_DIGITS;
}
