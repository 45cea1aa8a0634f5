/**
 * The one interface of an entity class: how to recognise it, what a column of it has in common, and how one value of
 * it is cleaned. Shared code reads these properties and never asks which class it has before it.
 */
import type { CountedValue, ValueType } from "@limpid/table";

/** A value read with certainty; `why` says what was changed, and is empty when only the value was confirmed. */
export interface Cleaned {
  readonly kind: "ok";
  readonly output: string;
  readonly why: string;
  /** Named parts of the value, such as the domain of an e-mail address. */
  readonly components?: Readonly<Record<string, string>>;
  /** Probability that the output is what was meant; 1 when left out. */
  readonly prob?: number;
}

/** No value of this class: the cell keeps its text and is flagged. */
export interface Invalid {
  readonly kind: "invalid";
  readonly reason: string;
  readonly suggestions?: readonly string[];
}

/** Several readings and no evidence to choose: the cell keeps its text and all readings are shown, likeliest first. */
export interface Ambiguous {
  readonly kind: "ambiguous";
  readonly reason: string;
  readonly readings: readonly { readonly output: string; readonly prob: number }[];
}

/** The cell says that there is no value, in the way of this class (such as 00/00/0000 for a date). */
export interface Missing {
  readonly kind: "missing";
  readonly reason: string;
}

export type Outcome = Cleaned | Invalid | Ambiguous | Missing;

export interface EntityExamples {
  /** Text and its cleaned form, as the class cleans it in a column of its own kind. */
  readonly clean: readonly (readonly [text: string, output: string])[];
  /** Text that is refused, and a word on why. */
  readonly invalid: readonly (readonly [text: string, why: string])[];
  /** Text that must not be taken for this class. */
  readonly other: readonly string[];
}

export interface ColumnHints {
  /** The column's title, or the empty text. */
  readonly header: string;
}

/** `Evidence` is what the class learns from the whole column before any cell is cleaned, such as the order of day and month. */
export interface Entity<Evidence = undefined> {
  readonly id: string;
  readonly title: string;
  readonly group: string;
  /** Headers that speak for this class. */
  readonly headers: readonly RegExp[];
  /** The type of its cleaned values. */
  readonly type: ValueType;
  /** How sure one trimmed text is of this class by itself, 0 to 1. Bounded time; never throws. */
  readonly recognise: (text: string) => number;
  /** Looks at the distinct values of the whole column, once. */
  readonly gather: (values: readonly CountedValue[], hints: ColumnHints) => Evidence;
  /** The evidence in plain sentences, for the user. */
  readonly explain: (evidence: Evidence) => readonly string[];
  /** Cleans one text (already normalised: NFC, trimmed, no invisible characters). Never throws. */
  readonly clean: (text: string, evidence: Evidence) => Outcome;
  /** Texts that look like missing-data tokens but are good values of this class ("NA" for a country code). */
  readonly goodTokens: readonly string[];
  readonly examples: EntityExamples;
}

type Optional = "gather" | "explain" | "goodTokens";
type Definition<Evidence> = Omit<Entity<Evidence>, Optional> &
  Partial<Pick<Entity<Evidence>, "explain" | "goodTokens">> &
  ([Evidence] extends [undefined] ? Partial<Pick<Entity<Evidence>, "gather">> : Pick<Entity<Evidence>, "gather">);

/** Completes a definition with the defaults: no evidence, nothing to explain, no good tokens. */
export function defineEntity<Evidence = undefined>(definition: Definition<Evidence>): Entity<Evidence> {
  const defaults = { gather: () => undefined, explain: () => [], goodTokens: [] };
  return { ...defaults, ...definition } as unknown as Entity<Evidence>;
}
