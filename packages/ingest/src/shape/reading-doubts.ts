/** Says how certain the parameters of a reading are, and what they may be instead. */
import type { AlternativeReading, Selectable } from "@limpid/table";
import type { IngestChoices } from "../reader.ts";
import type { Layout } from "./layout.ts";

/** A person should look at the first row where fewer such headers are right. */
const SURE_OF_HEADER = 0.9;
/**
 * Logistic fits of right headers on the log odds of the model, on cut tables of three owners, each judged by a model of
 * the two others, with four tables with names to one without. Names that were not found are the less certain.
 */
const BASE_OF_NAMES = 0.95;
const BASE_OF_VALUES = -0.5;
const SLOPE_OF_HEADER = 1.35;
const MOST_CERTAIN = 0.99;
/** With a lower confidence the second reading is offered. */
const SURE = 0.8;
/**
 * A logistic fit of right delimiters on the lead of the first one where a second one cuts all rows alike as well, on
 * columns of real tables of three owners, written with each delimiter.
 */
const BASE = 0.48;
const SLOPE = 2.68;
const MAX_LEAD = 2;
/** The share that was right there where no other delimiter does. */
const ALONE = 0.999;
/** Log odds of the first sheet with a table if another one is as large; a sheet of three times the cells is asked about. */
const EQUAL_SHEETS = 2.5;

export interface Doubtful {
  readonly choices: IngestChoices;
  readonly layout: Pick<Layout, "headerOdds" | "headerRows">;
  readonly delimiter: string;
  /**
   * The second delimiter, the logarithm of how much better the first one fits, and whether both cut all rows alike; none
   * if a person has chosen.
   */
  readonly second: { readonly delimiter: string; readonly lead: number; readonly isEven: boolean } | undefined;
  /** Whether the line directly above the first row was skipped. */
  readonly isUnderLine?: boolean;
}

type Doubts = Pick<Selectable, "confidence" | "alternatives">;

export function describeDoubts({ choices, layout, delimiter, second, isUnderLine = false }: Doubtful): Doubts {
  const header = describeHeader(choices, layout, isUnderLine);
  const ofDelimiter = second?.isEven ? probability(BASE + SLOPE * Math.min(second.lead, MAX_LEAD)) : ALONE;
  const alternatives = [...(header.alternatives ?? [])];
  if (second !== undefined && ofDelimiter < SURE) {
    const { encoding, quote } = choices;
    const otherChoices = { delimiter: second.delimiter, ...(encoding && { encoding }), ...(quote && { quote }) };
    alternatives.push({ parameter: "delimiter", taken: delimiter, other: second.delimiter, choices: otherChoices });
  }
  return { confidence: { delimiter: rounded(ofDelimiter), ...header.confidence }, alternatives };
}

/** Names that were not found may stand in the line above, which was skipped. */
export function describeHeader(choices: IngestChoices, layout: Doubtful["layout"], isUnderLine: boolean): Doubts {
  const { headerRows } = layout;
  const alternatives: AlternativeReading[] = [];
  if (isHeaderDoubtful(layout)) {
    const [taken, other] = headerRows > 0 ? ["names", "values"] : ["values", "names"];
    const { skiprows = 0 } = choices;
    const above = headerRows === 0 && isUnderLine && skiprows > 0 ? { skiprows: skiprows - 1 } : {};
    const otherChoices = { ...choices, ...above, headerRows: headerRows > 0 ? 0 : 1 };
    alternatives.push({ parameter: "header", taken, other, choices: otherChoices });
  }
  return { confidence: { header: rounded(confidenceOfHeader(layout)) }, alternatives };
}

/** `cells` is the size of the sheet that was read, `others` the sizes of those with other columns. */
export function describeSheetDoubt(
  name: string,
  cells: number,
  others: readonly { readonly sheet: string; readonly cells: number }[],
): Doubts {
  const [largest] = others.toSorted((one, other) => other.cells - one.cells);
  if (largest === undefined) return {};
  const confidence = probability(EQUAL_SHEETS - Math.log(largest.cells / Math.max(1, cells)));
  const { sheet: other } = largest;
  return {
    confidence: { sheet: rounded(confidence) },
    alternatives: confidence < SURE ? [{ parameter: "sheet", taken: name, other, choices: { sheet: other } }] : [],
  };
}

/** Whether a person should say what the first row holds. */
export function isHeaderDoubtful(layout: Doubtful["layout"]): boolean {
  return confidenceOfHeader(layout) < SURE_OF_HEADER;
}

function confidenceOfHeader({ headerOdds, headerRows }: Doubtful["layout"]): number {
  if (headerOdds === Number.POSITIVE_INFINITY) return 1;
  const base = headerRows > 0 ? BASE_OF_NAMES : BASE_OF_VALUES;
  return Math.min(MOST_CERTAIN, probability(base + SLOPE_OF_HEADER * headerOdds));
}

function probability(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
