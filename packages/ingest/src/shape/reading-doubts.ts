/** Says how certain the header and the delimiter of a text are, and what they may be instead. */
import type { AlternativeReading, Selectable } from "@limpid/table";
import type { IngestChoices } from "../reader.ts";
import type { Layout } from "./layout.ts";

/** Log odds below which a person should look at the first row: three to one. */
export const DOUBTFUL = 1;
/** With a lower confidence the second reading is offered. */
const SURE = 0.8;
/**
 * A logistic fit of right delimiters on the lead of the first one, on columns of real tables of three owners, written
 * with each delimiter.
 */
const BASE = 2.9;
const SLOPE = 4.3;
const MAX_LEAD = 2;
/** The share that was right there without a second delimiter. */
const ALONE = 0.999;

export interface Doubtful {
  readonly choices: IngestChoices;
  readonly layout: Pick<Layout, "headerOdds" | "headerRows">;
  readonly delimiter: string;
  /** The second delimiter and the logarithm of how much better the first one fits; none if a person has chosen. */
  readonly second: { readonly delimiter: string; readonly lead: number } | undefined;
}

export function describeDoubts({
  choices,
  layout,
  delimiter,
  second,
}: Doubtful): Pick<Selectable, "confidence" | "alternatives"> {
  const { headerOdds, headerRows } = layout;
  const ofDelimiter = second === undefined ? ALONE : probability(BASE + SLOPE * Math.min(second.lead, MAX_LEAD));
  const alternatives: AlternativeReading[] = [];
  if (headerOdds < DOUBTFUL) {
    const [taken, other] = headerRows > 0 ? ["names", "values"] : ["values", "names"];
    const otherChoices = { ...choices, headerRows: headerRows > 0 ? 0 : 1 };
    alternatives.push({ parameter: "header", taken, other, choices: otherChoices });
  }
  if (second !== undefined && ofDelimiter < SURE) {
    const { encoding, quote } = choices;
    const otherChoices = { delimiter: second.delimiter, ...(encoding && { encoding }), ...(quote && { quote }) };
    alternatives.push({ parameter: "delimiter", taken: delimiter, other: second.delimiter, choices: otherChoices });
  }
  return { confidence: { delimiter: rounded(ofDelimiter), header: rounded(probability(headerOdds)) }, alternatives };
}

function probability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
