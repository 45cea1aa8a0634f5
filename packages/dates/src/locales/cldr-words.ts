/** The generated table of names, read into entries. */
import type { SenseMeaning, WordEntry } from "../lexicon.ts";
import { normaliseLine } from "../normalise-line.ts";
import { CLDR_WORDS } from "./generated/cldr-words.ts";

export function readCldrWords(): readonly WordEntry[] {
  return CLDR_WORDS.flatMap((line) => {
    const [key = "", words = ""] = line.split("\t");
    const [language = "", role = "", value = "0"] = key.split(" ");
    const meaning = toMeaning(role, Number(value));
    return words.split("|").map((text): WordEntry => ({ text: normaliseLine(text), language, meaning }));
  });
}

function toMeaning(role: string, value: number): SenseMeaning {
  if (role === "month" || role === "weekday") return { role, value };
  return role === "meridiem" ? { role, value: value === 0 ? 0 : 1 } : { role: "filler" };
}
