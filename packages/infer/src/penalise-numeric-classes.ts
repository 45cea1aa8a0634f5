/** Leading zeros mean a key: a class that would read the values as numbers drops them, so it is made unlikely. */
import { type Entity, entities } from "@limpid/entities";
import type { ClassProbability, ColumnSample } from "@limpid/models";
import { estimateNumber } from "@limpid/text";

/** A number of fewer digits, such as the month 07, says nothing by its zero. */
const MIN_DIGITS = 3;
/** Few values go on to be read as a number. */
const ZERO_FIRST = /^[-+−]?0/;
/** What remains of the probability of a class of numbers. */
const REST = 0.02;

export function penaliseNumericClasses(
  ranked: readonly ClassProbability[],
  { values }: ColumnSample,
): readonly ClassProbability[] {
  if (!values.some(({ text }) => isKey(text))) return ranked;
  const weighed = ranked.map(
    ([id, probability]) => [id, numberClasses().has(id) ? probability * REST : probability] as const,
  );
  const total = weighed.reduce((sum, [, probability]) => sum + probability, 0);
  return weighed.map(([id, probability]) => [id, probability / total] as const).sort((a, b) => b[1] - a[1]);
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
