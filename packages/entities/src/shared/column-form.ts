/** The form that a column writes its codes in: one that nearly all cells have is kept, else the standard one is used. */
import type { CountedValue } from "@limpid/table";
import { someValues } from "./some-values.ts";

export type Form = (bare: string) => string;

const CLEAR = 0.8;
/** Fewer different values show no habit. */
const ENOUGH = 3;

/** `read` gives the bare code of a right value; `forms` start with the standard one, which is the answer in doubt. */
export function columnForm(
  values: readonly CountedValue[],
  read: (text: string) => string | undefined,
  forms: readonly [Form, ...Form[]],
): Form {
  const [standard] = forms;
  const cells = new Map<Form, number>();
  let all = 0;
  let different = 0;
  for (const { text, count } of someValues(values)) {
    const bare = read(text);
    if (bare === undefined) continue;
    all += count;
    different++;
    const own = forms.find((form) => form(bare) === text);
    if (own !== undefined) cells.set(own, (cells.get(own) ?? 0) + count);
  }
  if (different < ENOUGH) return standard;
  return forms.find((form) => (cells.get(form) ?? 0) >= CLEAR * all) ?? standard;
}
