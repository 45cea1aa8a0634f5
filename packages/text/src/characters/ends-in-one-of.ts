const TAIL = 3;

/**
 * Tests whether a word ends in one of the endings (three letters or more each), comparing its last three letters first.
 */
export function endsInAny(endings: readonly string[]): (word: string) => boolean {
  const byTail = new Map<string, string[]>();
  for (const ending of endings) {
    const tail = ending.slice(-TAIL);
    const sharing = byTail.get(tail);
    if (sharing === undefined) byTail.set(tail, [ending]);
    else sharing.push(ending);
  }
  return (word) => byTail.get(word.slice(-TAIL))?.some((ending) => word.endsWith(ending)) ?? false;
}
