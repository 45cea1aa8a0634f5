/** The origin of a table, as far as its own columns prove it or a person chooses it: plain data. What is unknown stays unknown. */

export type DecimalName = "point" | "comma";

export interface TableContext {
  /** ISO 3166-1 codes of the countries that columns prove, each by itself. */
  readonly countries: readonly string[];
  /** Codes of all countries that columns of countries name: values of another column may be of any of them. */
  readonly named?: readonly string[];
  /** ISO 639-1 codes of the languages that columns of known words are in. */
  readonly languages: readonly string[];
  /** ISO 4217 code, where all amounts that name a currency name the same. */
  readonly currency: string | null;
  /** The decimal sign that all columns prove that prove one. */
  readonly decimal: DecimalName | null;
  /** True if a person has chosen the country. */
  readonly isSaid: boolean;
}

export const UNKNOWN_CONTEXT: TableContext = {
  countries: [],
  languages: [],
  currency: null,
  decimal: null,
  isSaid: false,
};

/** What a single column proves of its table; what it leaves open is left out. */
export interface ContextEvidence {
  readonly country?: string;
  readonly named?: readonly string[];
  readonly language?: string;
  readonly currency?: string;
  /** The most frequent currency of those whose symbol the column has. */
  readonly likelyCurrency?: string;
  readonly decimal?: DecimalName;
}

/** Columns that contradict each other prove several countries, and no currency and no decimal sign. */
export function mergeContext(evidence: readonly ContextEvidence[]): TableContext {
  const all = <Value>(pick: (one: ContextEvidence) => Value | undefined): readonly Value[] => [
    ...new Set(evidence.flatMap((one) => pick(one) ?? [])),
  ];
  const currencies = all(({ currency }) => currency);
  const named = [...new Set(evidence.flatMap((one) => one.named ?? []))];
  return {
    countries: all(({ country }) => country),
    languages: all(({ language }) => language),
    currency: onlyOf(currencies.length > 0 ? currencies : all(({ likelyCurrency }) => likelyCurrency)),
    decimal: onlyOf(all(({ decimal }) => decimal)),
    isSaid: false,
    ...(named.length > 0 && { named }),
  };
}

/** What a person says of the country goes before what the columns prove. */
export function saidContext(inferred: TableContext, country: string | undefined): TableContext {
  return country === undefined ? inferred : { ...inferred, countries: [country], isSaid: true };
}

function onlyOf<Value>(values: readonly Value[]): Value | null {
  const [only] = values;
  return only === undefined || values.length > 1 ? null : only;
}
