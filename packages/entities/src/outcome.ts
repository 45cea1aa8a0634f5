/** What a class says of one value. */
import type { ClassRule } from "@limpid/table";

/** A value read with certainty; `why` says what was changed, and is empty when the value was only confirmed. */
export interface Cleaned {
  readonly kind: "ok";
  readonly output: string;
  readonly why: string;
  /** The rule that read the value, such as "day-first"; the class's id is put before it. */
  readonly rule: ClassRule | "";
  /** Probability that the output is what was meant. */
  readonly prob: number;
  /** Named parts of the value, such as the domain of an e-mail address. */
  readonly components: Readonly<Record<string, string>>;
}

/** No value of this class: the cell keeps its text and is flagged. */
export interface Invalid {
  readonly kind: "invalid";
  readonly reason: string;
  readonly suggestions: readonly string[];
  /**
   * It cannot be, as 30 February, and no other class has values like it: cells that repeat it make it no value of the
   * column's own, and many of them do not refute the class.
   */
  readonly isImpossible: boolean;
}

export interface Reading {
  readonly output: string;
  readonly prob: number;
}

/** Several readings and no evidence to choose: the cell keeps its text and all readings are shown, likeliest first. */
export interface Ambiguous {
  readonly kind: "ambiguous";
  readonly reason: string;
  readonly readings: readonly Reading[];
}

/** The cell says that there is no value, in the way of this class (such as 00/00/0000 for a date). */
export interface Missing {
  readonly kind: "missing";
  readonly reason: string;
}

export type Outcome = Cleaned | Invalid | Ambiguous | Missing;

/** Probability of a value that was already in its clean form. */
const CONFIRMED = 0.99;
/** Probability of a value that was rewritten by a rule without exceptions. */
const REWRITTEN = 0.97;

const NO_COMPONENTS = Object.freeze({});

export function confirmed(text: string, components: Cleaned["components"] = NO_COMPONENTS): Cleaned {
  return { kind: "ok", output: text, why: "", rule: "", prob: CONFIRMED, components };
}

export interface Rewrite {
  readonly why: string;
  readonly rule: ClassRule;
  readonly prob?: number;
  readonly components?: Cleaned["components"];
}

/** The cleaned form of a text; when that is the text itself, it was only confirmed. */
export function rewritten(text: string, output: string, rewrite: Rewrite): Cleaned {
  const { why, rule, prob = REWRITTEN, components = NO_COMPONENTS } = rewrite;
  return output === text ? confirmed(text, components) : { kind: "ok", output, why, rule, prob, components };
}

export function invalid(reason: string, suggestions: readonly string[] = []): Invalid {
  return { kind: "invalid", reason, suggestions, isImpossible: false };
}

export function impossible(reason: string, suggestions: readonly string[] = []): Invalid {
  return { kind: "invalid", reason, suggestions, isImpossible: true };
}

export function ambiguous(reason: string, readings: readonly Reading[]): Ambiguous {
  return { kind: "ambiguous", reason, readings };
}

export function missing(reason: string): Missing {
  return { kind: "missing", reason };
}
