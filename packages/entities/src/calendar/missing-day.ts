/** A date of a day that its month has not is refused, though with the year first its numbers are a date. */
import { type DateReading, findMissingDay, formatReading, type MissingDay } from "@limpid/dates";
import { impossible, type Outcome } from "../outcome.ts";

/** 31.04.24, unless other cells of the column prove that the year comes first. */
export function missingDayOf(text: string, readings: readonly DateReading[]): MissingDay | undefined {
  if (readings.some(({ order, standing }) => order !== "ymd" || standing === "proven")) return undefined;
  return findMissingDay(text);
}

export function refuseMissingDay({ reason, lastDay }: MissingDay, readings: readonly DateReading[]): Outcome {
  const others = readings.map((reading) => formatReading(reading, "iso-date"));
  return impossible(`${reason}.`, [...new Set([lastDay, ...others])]);
}
