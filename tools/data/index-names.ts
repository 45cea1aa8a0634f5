/** Names that many languages give to things that have a code, such as countries and currencies. */

export interface NamedCode {
  readonly code: string;
  readonly isEnglish: boolean;
}

/** English names come first: one that means two things in two languages is left out, unless it is an English one. */
function indexNames(known: Iterable<readonly [name: string, known: NamedCode]>): ReadonlyMap<string, NamedCode> {
  const names = new Map<string, NamedCode>();
  const disputed = new Set<string>();
  for (const [name, meaning] of known) {
    const before = names.get(name);
    if (before === undefined) names.set(name, meaning);
    else if (before.code !== meaning.code && !before.isEnglish) disputed.add(name);
  }
  for (const name of disputed) names.delete(name);
  return names;
}

/** The lines that packages/entities/src/names/name-index.ts reads: an English name has a star behind its code. */
export function namesByWord(known: Iterable<readonly [string, NamedCode]>): readonly (readonly [string, string])[] {
  return [...indexNames(known)].map(([name, { code, isEnglish }]) => [name, isEnglish ? `${code}*` : code] as const);
}
