/** How a country numbers its people: the shape, the check, and the form that authorities write. */
export interface NationalIdScheme {
  readonly country: string;
  readonly name: string;
  /** The whole number in capitals without separators; what it refuses costs nothing, the check does. */
  readonly shape: RegExp;
  /** Undefined where any number of the shape may be given out. */
  readonly check: ((code: string) => boolean) | undefined;
  /** The usual form, # for a character of the number; longest first where the length varies. */
  readonly forms: readonly string[];
}

/** A scheme as the tables have it, its forms divided by bars. */
export type NationalIdLine = readonly [
  country: string,
  name: string,
  shape: RegExp,
  forms: string,
  check?: (code: string) => boolean,
];
