/**
 * Names of languages and of currencies in the languages of Europe and its neighbours, as CLDR has them in Node.js. Built
 * when a text is first looked up.
 */
import { foldText } from "./fold-text.ts";

export interface KnownName {
  readonly code: string;
  readonly isEnglish: boolean;
}

export type NameIndex = ReadonlyMap<string, KnownName>;

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

/** Names of all codes, folded and in small letters. A name that means two things in two languages is left out, unless one of them is English. */
export function buildNameIndex({ type, codes, aliases, more }: Naming): NameIndex {
  const names = new Map<string, KnownName>();
  const disputed = new Set<string>();
  for (const [name, code] of Object.entries(aliases)) names.set(name, { code, isEnglish: true });
  const addKey = (key: string, known: KnownName): void => {
    const before = names.get(key);
    if (before === undefined) names.set(key, known);
    else if (before.code !== known.code && !before.isEnglish) disputed.add(key);
  };
  const add = (name: string, known: KnownName): void => {
    const small = name.toLowerCase();
    const folded = foldText(name);
    addKey(folded, known);
    if (small !== folded) addKey(small, known);
  };
  const read = new Set<string>();
  for (const locale of LOCALES) {
    const display = new Intl.DisplayNames(locale, { type, fallback: "none" });
    for (const code of codes) {
      const name = display.of(code);
      if (name === undefined || read.has(code + name)) continue;
      read.add(code + name);
      add(name, { code, isEnglish: locale === "en" });
    }
  }
  for (const code of codes) for (const name of more?.(code) ?? []) add(name, { code, isEnglish: false });
  for (const name of disputed) names.delete(name);
  return names;
}

/** What a language calls itself, in its own script. */
export function ownName(code: string): readonly string[] {
  if (Intl.DisplayNames.supportedLocalesOf(code).length === 0) return [];
  const name = new Intl.DisplayNames(code, { type: "language", fallback: "none" }).of(code);
  return name === undefined ? [] : [name];
}
