/** Reads tables of words into entries. A bar separates the words of one meaning, since many contain spaces. */
import type { SenseMeaning, UnitComponent, WordEntry } from "../src/lexicon.ts";

export function wordEntries(words: string, language: string, meaning: SenseMeaning): WordEntry[] {
  return words.split("|").map((text) => ({ text, language, meaning }));
}

/** Reads the months of a year, separated by spaces. */
export function monthEntries(months: string, language: string, calendar?: "hijri" | "jalali"): WordEntry[] {
  return months.split(" ").flatMap((words, index) => {
    const month = { role: "month", value: index + 1 } as const;
    return wordEntries(words.replaceAll("_", " "), language, calendar === undefined ? month : { ...month, calendar });
  });
}

export function labelEntries(words: Readonly<Partial<Record<UnitComponent, string>>>, before: boolean): WordEntry[] {
  return (Object.keys(words) as UnitComponent[]).flatMap((component) =>
    wordEntries(words[component] ?? "", "", { role: "unit", component, before }),
  );
}
