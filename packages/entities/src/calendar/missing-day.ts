/** A date of a day that its month has not is refused, though with the year first its numbers are a date. */
import { type DateReading, findMissingDay, type MissingDay } from "@limpid/dates";
import { impossible, type Outcome } from "../outcome.ts";

/** 31.04.24, unless other cells of the column prove that the year comes first. */
export function explainMissingDay(text: string, readings: readonly DateReading[]): MissingDay | undefined {
  if (readings.some(({ order, standing }) => order !== "ymd" || standing === "proven")) return undefined;
  return findMissingDay(text);
}

/** Which day was meant nobody knows: none is proposed that a person could accept with all others. */
export function refuseMissingDay({ reason }: MissingDay): Outcome {
  return impossible(`${reason}.`);
}
