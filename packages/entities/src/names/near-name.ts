/** Finds the known name that a typing error lies from a text: same first letter, one letter missing, extra, other or swapped. */
import { isOneEditApart } from "@limpid/text";

const MIN_LENGTH = 5;
const MAX_LENGTH = 60;

export type NearName = (folded: string) => string | undefined;

/** The returned function gives the only such name, or undefined. */
export function indexNearNames(names: Iterable<string>): NearName {
  const buckets = new Map<string, string[]>();
  for (const name of names) {
    if (name.length < MIN_LENGTH) continue;
    const key = bucketOf(name, name.length);
    const bucket = buckets.get(key);
    if (bucket === undefined) buckets.set(key, [name]);
    else bucket.push(name);
  }
  return (folded) => {
    if (folded.length < MIN_LENGTH || folded.length > MAX_LENGTH) return undefined;
    const lengths = [folded.length - 1, folded.length, folded.length + 1];
    const near = lengths
      .flatMap((length) => buckets.get(bucketOf(folded, length)) ?? [])
      .filter((name) => isOneEditApart(name, folded));
    return near.length === 1 ? near[0] : undefined;
  };
}

const finders = new WeakMap<readonly string[], NearName>();

/** The same for a list that does not change and is asked again and again. */
export function findNearName(names: readonly string[], folded: string): string | undefined {
  let find = finders.get(names);
  if (find === undefined) {
    find = indexNearNames(names);
    finders.set(names, find);
  }
  return find(folded);
}

function bucketOf(name: string, length: number): string {
  return `${name.charAt(0)}${length}`;
}
