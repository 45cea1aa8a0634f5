/** The question that a parameter of the reading leaves open, in words. */
import type { AlternativeReading, DoubtedParameter } from "./reading-choices.ts";

/** Signs that are not seen between quotes. */
const SIGNS: Readonly<Record<string, string>> = { "\t": "tabs", " ": "blanks", "": "nothing" };

const QUESTIONS: Readonly<Record<DoubtedParameter, (reading: AlternativeReading) => string>> = {
  encoding: ({ taken, other }) => `Is the file in ${taken}, as it was read, or in ${other}?`,
  delimiter: ({ taken, other }) =>
    `Are the cells separated by ${nameSign(taken)}, as they were read, or by ${nameSign(other)}?`,
  header: ({ taken, other }) => `Does the first row hold ${taken}, as it was read, or ${other}?`,
  sheet: ({ taken, other }) => `Is the table in the sheet "${taken}", as it was read, or in "${other}"?`,
};

export function readingQuestion(reading: AlternativeReading): string {
  return QUESTIONS[reading.parameter](reading);
}

function nameSign(sign: string): string {
  return SIGNS[sign] ?? `"${sign}"`;
}
