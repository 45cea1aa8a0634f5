/**
 * How dear something is, as one to five currency signs, or a range of prices with its ISO 4217 code.
 * Sources: schema.org priceRange; ISO 4217.
 */
import type { CountedValue } from "@limpid/table";
import { readNumber } from "@limpid/text";
import { defineEntity } from "../entity.ts";
import { type DecimalEvidence, decideDecimals, describeDecimals, learnDecimals } from "../numbers/decimal-sign.ts";
import { settleBounds } from "../numbers/settle-bounds.ts";
import { type SplitRange, splitRange, writeEdge } from "../numbers/split-range.ts";
import { confirmed, invalid, type Outcome, rewritten } from "../outcome.ts";
import { splitCurrency } from "./split-currency.ts";

const SIGNS = /^(\p{Sc})\1{0,4}$/u;
const SIGN_RANGE = /^((\p{Sc})\2{0,4}) ?[-–—] ?(\2{1,5})$/u;
const PLUS_WITHIN = /^(.*\d)\+ ?(\p{Sc}|[A-Z]{3})$/u;
const MAY_HAVE_CURRENCY = /[$€£¥₹₽₩₺₴]|^[A-Z]{3} ?\d|\d ?(?:[A-Z]{3}|Fr\.|kr|zł|Kč|[Ee]uro)/;

interface Price {
  readonly amount: string;
  readonly currency: string | undefined;
}

export const priceRange = defineEntity<DecimalEvidence>({
  id: "price_range",
  title: "Price range",
  group: "number",
  prefilter: { any: ["digit", "dollar", "foreign"], with: ["letter", "dollar"] },
  type: "text",
  maxLength: 60,
  headers: [
    /\b(price ?range|price ?level|price ?class|price ?category|pricing|cost ?range|salary ?range)\b/i,
    /\b(preisspanne|preisklasse|preiskategorie|preisniveau|gamme de prix|fourchette de prix|rango de precios?|nivel de precios?|faixa de preços?|fascia di prezzo|prijsklasse|prijsbereik)\b/i,
  ],
  recognise: (text) => {
    if (!MAY_HAVE_CURRENCY.test(text)) return 0;
    if (SIGNS.test(text)) return text.length > 1 ? 0.95 : 0.7;
    if (SIGN_RANGE.test(text)) return 0.95;
    const range = splitPrices(text);
    if (range === undefined) return 0;
    const prices = pricesOf(text);
    if (prices.some(({ amount }) => readNumber(amount).kind === "none")) return 0;
    return prices.some(({ currency }) => currency !== undefined) ? (range.kind === "between" ? 0.95 : 0.6) : 0;
  },
  learn: (values: readonly CountedValue[], hints) =>
    learnDecimals(
      values.flatMap(({ text, count }) => pricesOf(text).map(({ amount }) => ({ text: amount, count }))),
      hints,
    ),
  describe: describeDecimals,
  settings: decideDecimals,
  clean: cleanPrices,
});

/** 50+ GBP: the sign of an open range belongs to the whole price. */
function splitPrices(text: string): SplitRange | undefined {
  return splitRange(text.replace(PLUS_WITHIN, "$1 $2+"));
}

function pricesOf(text: string): readonly Price[] {
  const range = splitPrices(text);
  const bounds = range === undefined ? [text] : range.kind === "between" ? [range.left, range.right] : [range.bound];
  return bounds.map((bound) => splitCurrency(bound));
}

function cleanPrices(text: string, decimals: DecimalEvidence): Outcome {
  if (SIGNS.test(text)) return confirmed(text);
  const signs = SIGN_RANGE.exec(text);
  if (signs !== null) {
    const [, low = "", , high = ""] = signs;
    if (low.length > high.length) return invalid("The lower price is above the upper one.", [`${high}–${low}`]);
    return rewritten(text, `${low}–${high}`, { why: "Written with a dash.", rule: "range" });
  }
  const prices = pricesOf(text);
  const texts = prices.map(({ amount }) => amount);
  const currencies = new Set(prices.flatMap(({ currency }) => (currency === undefined ? [] : [currency])));
  if (currencies.size > 1) return invalid("Two currencies in one range.");
  const refusal = "Neither currency signs nor a range of prices.";
  return settleBounds({ texts, decimals, refusal }, (amounts) => writePrices(text, amounts, [...currencies][0]));
}

function writePrices(text: string, amounts: readonly string[], currency: string | undefined): Outcome {
  const range = splitPrices(text);
  const [low = "", high = low] = amounts;
  const end = currency === undefined ? "" : ` ${currency}`;
  if (Number(low) > Number(high)) return invalid("The lower price is above the upper one.", [`${high}–${low}${end}`]);
  const open = range !== undefined && range.kind !== "between" ? range : undefined;
  const body = open === undefined ? [...new Set([low, high])].join("–") : writeEdge(open.kind, open.isIncluded, low);
  const components = {
    ...(open?.kind === "below" ? {} : { lower: low }),
    ...(open?.kind === "above" ? {} : { upper: high }),
    ...(currency !== undefined && { currency }),
  };
  return rewritten(text, `${body}${end}`, {
    why: "Plain prices with the ISO currency code.",
    rule: "range",
    components,
  });
}
