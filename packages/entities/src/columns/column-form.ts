/** The form that a column writes its codes in: one that nearly all cells have is kept, else the standard one is used. */
import type { CountedValue } from "@limpid/table";
import { findMajority } from "./find-majority.ts";
import { someValues } from "./some-values.ts";

export type Form = (bare: string) => string;

/** Fewer different values show no habit. */
const ENOUGH = 3;
/** Right, in a form of its own. */
const OTHER = null;
const STANDARD = 0;

/**
 * The place in `forms` of the form that the column has; the first one, which is the standard, in doubt. `read` gives the
 * bare code of a right value.
 */
export function columnForm(
  values: readonly CountedValue[],
  read: (text: string) => string | undefined,
  forms: readonly [Form, ...Form[]],
): number {
  const bare = someValues(values).flatMap((value) => {
    const code = read(value.text);
    return code === undefined ? [] : [{ ...value, code }];
  });
  if (bare.length < ENOUGH) return STANDARD;
  const formOf = (text: string, code: string) => {
    const place = forms.findIndex((form) => form(code) === text);
    return place === -1 ? OTHER : place;
  };
  return findMajority(bare, (text, { code }) => formOf(text, code)) ?? STANDARD;
}
