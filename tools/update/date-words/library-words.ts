/** Names of months and weekdays as the locales of date-fns have them: written by speakers, so often nearer to use than CLDR. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { toName, type Word } from "./word.ts";

type Localize = (value: number, options: { width: string; context?: string }) => unknown;

interface Locale {
  readonly code: string;
  readonly localize: { readonly month: Localize; readonly day: Localize };
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => day);
const CONTEXTS = ["formatting", "standalone"];
const WIDTHS = ["wide", "abbreviated"];

/** `folder` is the one that holds the package's package.json. */
export function readLibraryWords(folder: string): ReadonlyMap<string, readonly Word[]> {
  const locales = createRequire(import.meta.url)(join(folder, "locale.cjs")) as Readonly<Record<string, Locale>>;
  return new Map(Object.values(locales).map((locale) => [locale.code, readLocale(locale)]));
}

function readLocale({ localize }: Locale): readonly Word[] {
  return CONTEXTS.flatMap((context) =>
    WIDTHS.flatMap((width) => [
      ...MONTHS.flatMap((month) => toName("month", month + 1, String(localize.month(month, { width, context })))),
      ...WEEKDAYS.flatMap((day) => toName("weekday", day, String(localize.day(day, { width, context })))),
    ]),
  );
}
