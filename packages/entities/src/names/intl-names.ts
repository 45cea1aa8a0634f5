/**
 * Names of languages and of currencies in the languages of Europe and its neighbours, as CLDR has them in Node.js. Built
 * when a text is first looked up.
 */
import { foldText } from "@limpid/text";
import { indexNames, type KnownName, type NameIndex } from "./name-index.ts";

/** English first: its names win where two languages give one name to two things. */
const LOCALES =
  "en de fr es pt it nl pl ru uk ro el hu cs sr sr-Latn sv bg da fi nb nn hr sk sl tr ca et lv lt sq ja zh ko ar he hi".split(
    " ",
  );

interface Naming {
  readonly type: "language" | "currency";
  readonly codes: readonly string[];
  /** Everyday English names that CLDR lacks, by code. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Further names of a code, such as a language's name for itself. */
  readonly more?: (code: string) => readonly string[];
}

/** Names of all codes, folded and in lowercase. */
export function buildNameIndex(naming: Naming): NameIndex {
  return indexNames(namesOf(naming));
}

function* namesOf({ type, codes, aliases, more }: Naming): Iterable<readonly [string, KnownName]> {
  for (const [name, code] of Object.entries(aliases)) yield [name, { code, isEnglish: true }];
  const read = new Set<string>();
  for (const locale of LOCALES) {
    const display = new Intl.DisplayNames(locale, { type, fallback: "none" });
    for (const code of codes) {
      const name = display.of(code);
      if (name === undefined || read.has(code + name)) continue;
      read.add(code + name);
      yield* keysOf(name, { code, isEnglish: locale === "en" });
    }
  }
  for (const code of codes) for (const name of more?.(code) ?? []) yield* keysOf(name, { code, isEnglish: false });
}

function keysOf(name: string, known: KnownName): readonly (readonly [string, KnownName])[] {
  return [...new Set([foldText(name), name.toLowerCase()])].map((key) => [key, known] as const);
}

/** What a language calls itself, in its own script. */
export function ownName(code: string): readonly string[] {
  if (Intl.DisplayNames.supportedLocalesOf(code).length === 0) return [];
  const name = new Intl.DisplayNames(code, { type: "language", fallback: "none" }).of(code);
  return name === undefined ? [] : [name];
}
