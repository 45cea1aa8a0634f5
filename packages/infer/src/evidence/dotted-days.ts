/** Tells days such as 02.01.25 from versions, no part of which begins with 0 (SemVer 2.0.0 §2). */
import { entityById } from "@limpid/entities";
import type { ColumnSample } from "@limpid/models";
import { isNamedInWords } from "./named-by.ts";

const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{2})$/;
const PADDED = /(?:^|\.)0\d/;
const MONTHS = 12;
const DAYS = 31;
/** Share of the different values; the others may be slips. */
const MOST = 0.9;
/** Whether a column holds days, and its title does not name versions. */
export function areDottedDays({ header, values }: Pick<ColumnSample, "header" | "values">): boolean {
  const version = entityById("version");
  if (version !== undefined && isNamedInWords(version, header)) return false;
  const days = values.flatMap(({ text }) => readDay(text) ?? []);
  if (days.length === 0 || days.length < MOST * values.length) return false;
  return days.some(({ first }) => first > MONTHS) || values.some(({ text }) => PADDED.test(text));
}

/** The day comes first, or the year. */
function readDay(text: string): { readonly first: number } | undefined {
  const [first = 0, month = 0, last = 0] = DOTTED.exec(text)?.slice(1).map(Number) ?? [];
  const isWithin = (day: number) => day >= 1 && day <= DAYS;
  return month >= 1 && month <= MONTHS && (isWithin(first) || isWithin(last)) ? { first } : undefined;
}
