/** The form that a column writes its codes in: one that nearly all cells have is kept, else the standard one is used. */
import type { CountedValue } from "@limpid/table";
import { findMajority } from "./find-majority.ts";
import { someValues } from "./some-values.ts";

export type Form = (bare: string) => string;

/** Fewer different values show no habit. */
const ENOUGH = 3;
/** Right, in a form of its own. */
const OTHER = null;

/** `read` gives the bare code of a right value; `forms` start with the standard one, which is the answer in doubt. */
export function columnForm(
  values: readonly CountedValue[],
  read: (text: string) => string | undefined,
  forms: readonly [Form, ...Form[]],
): Form {
  const [standard] = forms;
  const bare = someValues(values).flatMap((value) => {
    const code = read(value.text);
    return code === undefined ? [] : [{ ...value, code }];
  });
  if (bare.length < ENOUGH) return standard;
  const formOf = (text: string, code: string) => forms.find((form) => form(code) === text) ?? OTHER;
  return findMajority(bare, (text, { code }) => formOf(text, code)) ?? standard;
}
