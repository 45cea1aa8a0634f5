/** Names that many languages give to things that have a code, such as countries and currencies. */

export interface KnownName {
  readonly code: string;
  readonly isEnglish: boolean;
}

export type NameIndex = ReadonlyMap<string, KnownName>;

/** English names come first: one that means two things in two languages is left out, unless it is an English one. */
export function indexNames(known: Iterable<readonly [name: string, known: KnownName]>): NameIndex {
  const names = new Map<string, KnownName>();
  const disputed = new Set<string>();
  for (const [name, meaning] of known) {
    const before = names.get(name);
    if (before === undefined) names.set(name, meaning);
    else if (before.code !== meaning.code && !before.isEnglish) disputed.add(name);
  }
  for (const name of disputed) names.delete(name);
  return names;
}
