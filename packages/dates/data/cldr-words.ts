/** Reads the generated table of names into entries. */
import type { SenseMeaning, WordEntry } from "../src/lexicon.ts";
import { normaliseLine } from "../src/normalise-line.ts";
import { CLDR_LOCALES, CLDR_WORDS } from "./generated/cldr-words.ts";

/** Languages used for tables as well as lines. The others have many short words that look like codes. */
export const MAIN_LANGUAGES: ReadonlySet<string> = new Set(CLDR_LOCALES.map((locale) => locale.split("-")[0] ?? ""));

const NOON = 3;
const MIDNIGHT = 4;
const MIDDAY = 5;

export function readCldrWords(accepts: (language: string, role: string) => boolean): readonly WordEntry[] {
  return CLDR_WORDS.flatMap((line) => {
    const [key = "", groups = ""] = line.split("\t");
    const [language = "", role = ""] = key.split(" ");
    return accepts(language, role) ? groups.split(";").flatMap((group) => readGroup(group, language, role)) : [];
  });
}

function readGroup(group: string, language: string, role: string): readonly WordEntry[] {
  const [value = "0", words = ""] = group.split("=");
  const meaning = toMeaning(role, Number(value));
  return words.split("|").map((text) => ({ text: normaliseLine(text), language, meaning }));
}

function toMeaning(role: string, value: number): SenseMeaning {
  if (role === "month" || role === "weekday") return { role, value };
  if (role === "era") return { role, era: value === 0 ? "bc" : "ad" };
  if (role === "quarter" || role === "ordinal") return { role };
  if (role !== "meridiem") return { role: "filler" };
  if (value === NOON || value === MIDNIGHT) return { role: "clock-name", hour: value === NOON ? 12 : 0 };
  if (value === MIDDAY) return { role, value: 3 };
  return { role, value: value === 0 || value === 1 ? value : 2 };
}
