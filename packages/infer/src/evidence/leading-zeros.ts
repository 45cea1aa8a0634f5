/** Treats leading zeros as the sign of a key: classes that read the values as numbers would drop them. */
import { type Entity, entities } from "@limpid/entities";
import type { ColumnSample } from "@limpid/models";
import { estimateNumber } from "@limpid/text";

/** A number of fewer digits, such as the month 07, proves nothing by its zero. */
const MIN_DIGITS = 3;
/** Few values pass this test and have to be read as numbers. */
const ZERO_FIRST = /^[-+−]?0/;

const NONE: ReadonlySet<string> = new Set();

/** Returns the classes that the leading zeros of a column rule out. */
export function classesWithoutZeros({ values }: Pick<ColumnSample, "values">): ReadonlySet<string> {
  return values.some(({ text }) => isKey(text)) ? numberClasses() : NONE;
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
