/**
 * A currency, by its ISO 4217 code. Codes of currencies that are no more are right too: old tables have them.
 * Sources: ISO 4217 (data/currencies.tsv); CLDR currency symbols (as in Node.js).
 */
import { type CountedValue, countCells } from "@limpid/table";
import { headerWords } from "../columns/header-words.ts";
import { defineEntity } from "../entity.ts";
import { englishName } from "../names/english-name.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { CODES_BY_NUMBER, CURRENCY_CODES } from "./currency-list.ts";
import { OWN_SYMBOLS, SHARED_SYMBOLS } from "./currency-symbols.ts";

export const currencyCode = defineEntity<{ readonly numeric: boolean }>({
  id: "currency_code",
  title: "Currency code",
  group: "finance",
  prefilter: { minLength: 1, maxLength: 3, any: ["letter"] },
  type: "text",
  maxLength: 12,
  headers: [
    headerWords(
      "currency(?:[ _-]?(?:code|iso))?|ccy|curr?|iso[ _-]?4217|währung(?:scode)?|whg|monnaie|devise|code devise|moneda|divisa|moeda|valuta|codice valuta|munt(?:code)?",
    ),
    /currency(?:Code)?$/i,
  ],
  recognise: (text) => {
    if (text.length !== 3) return Object.hasOwn(OWN_SYMBOLS, text) ? 0.6 : 0;
    if (CURRENCY_CODES.has(text)) return 0.75;
    return CURRENCY_CODES.has(text.toUpperCase()) ? 0.1 : 0;
  },
  has: (text) => CURRENCY_CODES.has(text.toUpperCase()),
  learn: (values) => ({ numeric: areNumbers(values) }),
  describe: ({ numeric }) => (numeric ? ["Written as the numbers of ISO 4217."] : []),
  clean: cleanCode,
});

function areNumbers(values: readonly CountedValue[]): boolean {
  return 2 * countCells(values.filter(({ text }) => CODES_BY_NUMBER.has(text))) > countCells(values);
}

function cleanCode(text: string, { numeric }: { readonly numeric: boolean }): Outcome {
  if (CODES_BY_NUMBER.has(text)) {
    const code = CODES_BY_NUMBER.get(text) ?? "";
    return numeric
      ? confirmed(text, { name: englishName("currency", code) ?? "" })
      : invalid("A number, but the column has letters.", [code]);
  }
  const code = OWN_SYMBOLS[text] ?? text.toUpperCase();
  if (!/^[A-Z]{3}$/.test(code) || !CURRENCY_CODES.has(code))
    return invalid("No currency has this code.", suggest(text));
  return rewritten(text, code, {
    why: code === text.toUpperCase() ? "In capitals." : "ISO code instead of the symbol.",
    rule: "code",
    components: { name: englishName("currency", code) ?? "", symbol: symbolOf(code) },
  });
}

function symbolOf(code: string): string {
  const format = new Intl.NumberFormat("en", { style: "currency", currency: code, currencyDisplay: "narrowSymbol" });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? "";
}

function suggest(text: string): readonly string[] {
  const likely = SHARED_SYMBOLS[text] ?? (/^euros?$/i.test(text) ? "EUR" : undefined);
  return likely === undefined ? [] : [likely];
}
