/** Finds columns again by their titles, which another export may write a little differently. */
import { foldName } from "./fold-name.ts";

/**
 * Returns for each wanted title the index of its column. Equal titles come first, then those that differ in case, accents or
 * blanks alone. A title that several columns have, or that is wanted several times, finds none.
 */
export function matchTitles(wanted: readonly string[], titles: readonly string[]): readonly (number | undefined)[] {
  const found = matchEqual(wanted, titles);
  const taken = new Set(found);
  const folded = matchEqual(
    wanted.map((title, index) => (found[index] === undefined ? fold(title) : "")),
    titles.map((title, index) => (taken.has(index) ? "" : fold(title))),
  );
  return wanted.map((_, index) => found[index] ?? folded[index]);
}

function matchEqual(wanted: readonly string[], titles: readonly string[]): (number | undefined)[] {
  const places = new Map<string, number | undefined>();
  for (const [index, title] of titles.entries()) places.set(title, places.has(title) ? undefined : index);
  const counts = new Map<string, number>();
  for (const title of wanted) counts.set(title, (counts.get(title) ?? 0) + 1);
  return wanted.map((title) => (title !== "" && counts.get(title) === 1 ? places.get(title) : undefined));
}

const fold = (title: string): string => foldName(title.trim());
