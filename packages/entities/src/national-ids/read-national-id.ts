/** Reads a number of a person by the scheme of a country. */
import type { NationalIdScheme } from "./scheme.ts";
import { ALL_NATIONAL_IDS, NATIONAL_IDS } from "./schemes.ts";

export interface NationalId {
  readonly scheme: NationalIdScheme;
  /** The number in capitals without separators. */
  readonly code: string;
  /** The number as authorities write it. */
  readonly standard: string;
}

/** In Hong Kong the check digit stands in brackets. */
const SEPARATED = /^[A-Z0-9]+(?:(?:[./]|, | ?- ?| )[A-Z0-9]+)*(?: ?\([A-Z0-9]\))?$/;
const SEPARATORS = /[\s./()-]/g;
const schemes: ReadonlyMap<string, NationalIdScheme> = new Map(
  ALL_NATIONAL_IDS.map((scheme) => [scheme.country, scheme]),
);

export function findScheme(country: string): NationalIdScheme | undefined {
  return schemes.get(country);
}

export function readNationalId(text: string, scheme: NationalIdScheme): NationalId | undefined {
  const whole = text.toUpperCase();
  const code = scheme.shape.test(whole) ? whole : bareCode(whole);
  if (code === undefined || !scheme.shape.test(code) || scheme.check?.(code) === false) return undefined;
  return { scheme, code, standard: inForm(code, scheme) };
}

/** Undefined where the separators are not between characters, one at a time. */
function bareCode(text: string): string | undefined {
  return SEPARATED.test(text) ? text.replace(SEPARATORS, "") : undefined;
}

function inForm(code: string, { forms }: NationalIdScheme): string {
  const form = forms.find((one) => one.replace(/[^#]/g, "").length === code.length);
  if (form === undefined) return code;
  let at = 0;
  return form.replace(/#/g, () => code.charAt(at++));
}

/** Whether the shape is right and only the check is not: a digit was mistyped. */
export function hasWrongCheck(text: string, scheme: NationalIdScheme): boolean {
  const whole = text.toUpperCase();
  const code = scheme.shape.test(whole) ? whole : bareCode(whole);
  return code !== undefined && scheme.shape.test(code);
}

/** All countries of which a text may be a number, those whose form it has first. */
export function readAnyNationalId(text: string): readonly NationalId[] {
  byLength ??= groupByLength();
  const code = bareCode(text.toUpperCase());
  const sameLength = byLength.get(code?.length ?? text.length) ?? [];
  const found = sameLength.flatMap((scheme) => readNationalId(text, scheme) ?? []);
  return found.toSorted((a, b) => Number(b.standard === text) - Number(a.standard === text));
}

let byLength: ReadonlyMap<number, readonly NationalIdScheme[]> | undefined;

/** The Finnish code has a sign in it that is a separator elsewhere. */
function groupByLength(): ReadonlyMap<number, readonly NationalIdScheme[]> {
  const groups = new Map<number, NationalIdScheme[]>();
  for (const scheme of NATIONAL_IDS) {
    const lengths = scheme.forms.map((form) => form.replace(/[^#]/g, "").length);
    for (const length of scheme.country === "FI" ? [10, 11] : lengths)
      groups.set(length, [...(groups.get(length) ?? []), scheme]);
  }
  return groups;
}
