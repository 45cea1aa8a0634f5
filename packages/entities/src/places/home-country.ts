/** The country of the table as far as a column may go by it. */
import { type CountedValue, countCells } from "@limpid/table";
import type { ColumnHints } from "../entity.ts";

/** This share of the cells that leave their country open must be of the country that other columns prove. */
const NEARLY_ALL = 0.9;
/** Cells that prove a country before a column speaks for its table: one or two may be strays. */
export const MIN_TELLING = 3;

/**
 * What a person says is taken as it is. A country that other columns prove is a hint, which holds where it explains nearly all
 * that the column leaves open: a table of Swiss customers may have a column of their German suppliers.
 */
export function homeCountry(
  { context }: Pick<ColumnHints, "context">,
  open: readonly CountedValue[],
  isOf: (text: string, country: string) => boolean,
): string | undefined {
  const [country, another] = context?.countries ?? [];
  if (country === undefined || another !== undefined) return undefined;
  if (context?.isSaid === true) return country;
  const explained = countCells(open.filter(({ text }) => isOf(text, country)));
  return open.length > 0 && explained >= NEARLY_ALL * countCells(open) ? country : undefined;
}
