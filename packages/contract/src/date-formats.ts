/** The formats and locales that the Text Cleaner offers (specification §3). */
import type { DateFormatName } from "./schemas/reasoner.ts";

interface DateFormatChoice {
  readonly title: string;
  readonly name: DateFormatName;
  readonly usesLocale: boolean;
}

export const DATE_FORMATS: readonly DateFormatChoice[] = [
  { title: "Excel", name: "Excel", usesLocale: false },
  { title: "ISO 8601", name: "ISO 8601", usesLocale: false },
  { title: "Short Format", name: "short", usesLocale: false },
  { title: "Long Format", name: "long", usesLocale: true },
  { title: "Full Format", name: "full", usesLocale: true },
  { title: "Custom Format 1", name: "YYYY.M.d H:m:s", usesLocale: false },
  { title: "Custom Format 2", name: "YYYY.MM.dd HH:mm:ss", usesLocale: false },
];

export const DATE_LOCALES = [
  { title: "German Swiss", name: "de_CH" },
  { title: "German", name: "de_DE" },
  { title: "English GB", name: "en_GB" },
  { title: "English US", name: "en_US" },
  { title: "Portuguese", name: "pt_PT" },
] as const;

export const DATE_DEFAULTS = { format: "Excel", locale: "de_CH", fast: true, cache: true } as const;

/** What a line without data may be written as; pandas calls its own NaT. */
export const DATE_MISSING_TOKENS = [
  { title: "#N/A", token: "#N/A" },
  { title: "N/A", token: "N/A" },
  { title: "NULL", token: "NULL" },
  { title: "None", token: "None" },
  { title: "NaT (Pandas)", token: "NaT" },
] as const;

/** The solver's first search takes the base and one step; each further one a step more. */
export const SOLVER_BUDGET = { baseMs: 5000, stepMs: 5000, textRetryMs: 10_000 } as const;
