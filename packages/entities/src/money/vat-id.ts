/**
 * VAT number of a company: the country and its number. A bare number gets the country of the other numbers, or of the
 * table, where its check digit fits that country.
 * Sources: the European Commission's VIES (structure of VAT numbers); the tax offices' check digits (as packed by jsvat-next).
 */

import type { CountedValue } from "@limpid/table";
import { foldDigits } from "@limpid/text";
import { WRONG_CHECK_DIGIT } from "../codes/checked-code.ts";
import { headerWords } from "../columns/header-words.ts";
import { someValues } from "../columns/some-values.ts";
import { type ColumnHints, defineEntity } from "../entity.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { isCountryCode } from "../places/country-codes.ts";
import { homeCountry, MIN_TELLING } from "../places/home-country.ts";
import { edgeFilter } from "../prefilters/edge-filter.ts";
import { checkVatNumber, hasVatCheck, isAnyVatNumber, vatPrefix } from "./vat-numbers.ts";

interface VatEvidence {
  /** Country of the numbers that are written without one. */
  readonly home: string | undefined;
  readonly cells: number;
  /** Most numbers have points, hyphens or spaces in them, as their country writes them: they keep them. */
  readonly isSpaced: boolean;
}

const NEARLY_ALL = 0.9;
const CLEAR = 0.8;
const ENOUGH = 3;
const LABEL =
  /^(?:VAT|TVA|MWST|UST|IVA|P\.? ?IVA|BTW|MOMS|NIF|UID|TAX)\b[\s.:#-]*(?:(?:REG|REGISTRATION)\b[\s.:#-]*)?(?:(?:ID|IDNR|NO|NR|NUMBER|NUM|N°|NUMMER|INTRA)\b[\s.:#°-]*){0,3}/i;
const SEPARATORS = /[\s.\u00AD\u2010-\u2015/_-]+/g;
const PREFIXED = /^(?:CHE|[A-Z]{2})(?=[A-Z\d]*\d)[A-Z\d+*]{2,15}$/;
/** These had nine digits until 2005, and have a zero in front now. */
const OLD_BELGIAN = /^BE\d{9}$/;
const BARE = /^[A-Z\d]{5,15}$/;

const mayBe = edgeFilter({ minLength: 8, maxLength: 34, digits: 3, first: "ABCDEFGHIJKLMNOPQRSTUVWXYZ" });

export const vatId = defineEntity<VatEvidence>({
  id: "vat_id",
  title: "VAT number",
  group: "finance",
  prefilter: { minLength: 8, maxLength: 34, all: ["digit"], first: ["small", "capital"] },
  type: "text",
  maxLength: 50,
  headers: [
    headerWords("vat(?:[ _-]?(?:id|no|nr|num|number|reg(?:istration)?))*|tax[ _-]?(?:id|no|number)|tin|gstin|abn"),
    headerWords(
      "ust-?id(?:-?nr)?|umsatzsteuer(?:-?id(?:entifikationsnummer)?|nummer)?|mwst-?(?:nr|nummer)|uid|(?:n°|numéro) (?:de )?tva|tva|nif|cif|iva|partita iva|p\\. ?iva|contribuinte|btw(?:-?(?:nr|nummer))?",
    ),
  ],
  isChecked: true,
  recognise: (text) => {
    if (!mayBe(text)) return 0;
    const bare = bareNumber(text);
    const country = countryOfNumber(bare);
    if (country === undefined || !/\d{3}/.test(bare)) return 0;
    if (!hasVatCheck(country)) return isCountryCode(country) ? 0.1 : 0;
    return checkVatNumber(bare) ? 0.92 : 0.1;
  },
  learn: learnHome,
  describe: ({ home, cells }) => (home !== undefined && cells > 0 ? [`Country ${home}: in ${cells} cells.`] : []),
  tells: ({ home, cells }) => (home !== undefined && cells >= MIN_TELLING ? { country: home } : {}),
  clean: cleanVat,
});

function bareNumber(text: string): string {
  const bare = foldDigits(text).toUpperCase().replace(LABEL, "").replace(SEPARATORS, "");
  if (bare.startsWith("GR")) return `EL${bare.slice(2)}`;
  return OLD_BELGIAN.test(bare) ? `BE0${bare.slice(2)}` : bare;
}

function countryOfNumber(bare: string): string | undefined {
  return PREFIXED.test(bare) ? vatPrefix(bare) : undefined;
}

function learnHome(values: readonly CountedValue[], hints: ColumnHints): VatEvidence {
  const cells = new Map<string, number>();
  let written = 0;
  let spaced = 0;
  for (const { text, count } of someValues(values)) {
    const bare = bareNumber(text);
    const prefix = countryOfNumber(bare);
    if (prefix === undefined || !checkVatNumber(bare)) continue;
    written += count;
    if (text.length > bare.length) spaced += count;
    cells.set(prefix, (cells.get(prefix) ?? 0) + count);
  }
  const [first, count] = [...cells].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
  const isSpaced = written >= ENOUGH && spaced >= CLEAR * written;
  if (written > 0 && count >= NEARLY_ALL * written) return { home: first, cells: count, isSpaced };
  const open = someValues(values).filter(({ text }) => countryOfNumber(bareNumber(text)) === undefined);
  return { home: homeCountry(hints, open, isNumberOf), cells: 0, isSpaced };
}

function cleanVat(text: string, { home, isSpaced }: VatEvidence): Outcome {
  const bare = bareNumber(text);
  const country = countryOfNumber(bare);
  if (country !== undefined && isRight(bare, country)) {
    if (isSpaced && text.length > bare.length) return confirmed(text, { country });
    return rewritten(text, bare, {
      why: "Country code and number without separators.",
      rule: "form",
      components: { country },
    });
  }
  if (!BARE.test(bare) || !/\d{3}/.test(bare)) return invalid("Not a VAT number.");
  const atHome = home === undefined ? undefined : completeNumber(bare, home);
  if (home !== undefined && atHome !== undefined)
    return rewritten(text, atHome, {
      why: `Country ${home} added: its check digit fits.`,
      rule: "home-country",
      prob: 0.94,
      components: { country: home },
    });
  if (home === undefined && country === undefined && isAnyVatNumber(bare)) return confirmed(text);
  if (country === undefined || !hasVatCheck(country)) return invalid("No country's VAT numbers look like this.");
  return invalid(WRONG_CHECK_DIGIT);
}

/** Countries without a check of ours are believed, if they exist. */
function isRight(bare: string, country: string): boolean {
  if (hasVatCheck(country)) return checkVatNumber(bare);
  return isCountryCode(country) && /^[A-Z]{2}\d[A-Z\d]{4,13}$/.test(bare);
}

function isNumberOf(text: string, country: string): boolean {
  return completeNumber(bareNumber(text), country) !== undefined;
}

function completeNumber(bare: string, home: string): string | undefined {
  const prefix = home === "CH" ? "CHE" : home === "GR" ? "EL" : home === "AT" && !bare.startsWith("U") ? "ATU" : home;
  const complete = bare.startsWith(prefix) ? bare : `${prefix}${bare}`;
  return hasVatCheck(home) && checkVatNumber(complete) ? complete : undefined;
}
