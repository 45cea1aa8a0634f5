/** What people call frequent currencies in their language, where CLDR has a more official name. */
import { EVERYDAY_CURRENCIES } from "../../data/generated/everyday-currencies.ts";

const NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  EVERYDAY_CURRENCIES.map(([currency, names]) => [currency, names.split("|")]),
);

export function everydayNames(code: string): readonly string[] {
  return NAMES.get(code) ?? [];
}
