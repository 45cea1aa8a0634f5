import type { CountedValue } from "@limpid/table";

/** Share of the cells that must agree before the rest of a column is brought to their form. */
const CLEAR = 0.8;
/** Fewer cells than this make no habit of a column. */
const MIN_COUNT = 3;
/** In a column with more different values, the first ones show the form. */
const MAX_VALUES = 20_000;

/** The form that the clear majority of cells has, among those that have one; undefined where there is none. */
export function findMajority<Form, Value extends CountedValue>(
  values: readonly Value[],
  formOf: (text: string, value: Value) => Form | undefined,
  share = CLEAR,
): Form | undefined {
  const cells = new Map<Form, number>();
  let total = 0;
  for (const value of values.slice(0, MAX_VALUES)) {
    const form = formOf(value.text, value);
    if (form === undefined) continue;
    cells.set(form, (cells.get(form) ?? 0) + value.count);
    total += value.count;
  }
  for (const [form, count] of cells) if (count >= MIN_COUNT && count >= share * total) return form;
  return undefined;
}
