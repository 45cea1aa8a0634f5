/** Sees that a column writes year, day, month: 2020-20-05 is no other date, so that 2020-11-05 beside it is 11 May. */
import { daysInMonth } from "../calendar.ts";

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d.])/;
const MONTHS = 12;
/** One such date may be a slip. */
const MIN_PROOFS = 2;
/** Dates of the usual order are outliers if so many times more prove the other. */
const MAJORITY = 4;

/** Returns the text with day and month in the usual places; undefined for a text that is no date of year, day, month. */
export function toYearMonthDay(text: string): string | undefined {
  const match = YEAR_FIRST.exec(text);
  if (match === null) return undefined;
  const [whole, year = "", mark = "", day = "", month = ""] = match;
  if (!exists(year, month, day)) return undefined;
  return `${year}${mark}${month.padStart(2, "0")}${mark}${day.padStart(2, "0")}${text.slice(whole.length)}`;
}

/** Whether the dates that exist in one of the two orders only prove that the day stands before the month. */
export function isYearDayMonth(texts: Iterable<string>): boolean {
  let [proofs, against] = [0, 0];
  for (const text of texts) {
    const match = YEAR_FIRST.exec(text);
    if (match === null) continue;
    const [, year = "", , second = "", third = ""] = match;
    if (Number(third) > MONTHS) against++;
    else if (Number(second) > MONTHS && exists(year, third, second)) proofs++;
  }
  return proofs >= MIN_PROOFS && proofs >= MAJORITY * against;
}

function exists(year: string, month: string, day: string): boolean {
  const isMonth = Number(month) >= 1 && Number(month) <= MONTHS;
  return isMonth && Number(day) >= 1 && Number(day) <= daysInMonth(Number(year), Number(month));
}
