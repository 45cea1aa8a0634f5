/** Names that many languages give to things that have a code, such as countries and currencies. */
import { WordTable } from "@limpid/text";

export interface KnownName {
  readonly code: string;
  readonly isEnglish: boolean;
}

export type NameIndex = WordTable<KnownName>;

/** The lines that tools/data/index-names.ts has written. */
export function readNameIndex(lines: string): NameIndex {
  return new WordTable(lines, (known) => ({ code: known.replace("*", ""), isEnglish: known.endsWith("*") }));
}

/** Lists its English names. */
export function englishNames(index: NameIndex): readonly string[] {
  return Array.from(index.entries()).flatMap(([name, { isEnglish }]) => (isEnglish ? [name] : []));
}
