/** Takes the currency off an amount: a symbol or an ISO 4217 code, in front or behind. */
import { CURRENT_CODES } from "./currency-list.ts";
import { OWN_SYMBOLS, SHARED_SYMBOLS } from "./currency-symbols.ts";

export interface SplitAmount {
  /** ISO 4217 code, or undefined when none is written. */
  readonly currency: string | undefined;
  readonly amount: string;
  /** Whether its symbol is that of several currencies, and nothing tells which. */
  readonly isShared?: boolean;
}

/** Symbols of one currency, or of one far more often than of the others ($, ¥). */
const SYMBOLS: Readonly<Record<string, string>> = {
  ...OWN_SYMBOLS,
  ...SHARED_SYMBOLS,
  "￥": "JPY",
  "₿": "XBT",
  zł: "PLN",
  Kč: "CZK",
  Ft: "HUF",
  "Fr.": "CHF",
  "SFr.": "CHF",
  Fr: "CHF",
  R$: "BRL",
  A$: "AUD",
  C$: "CAD",
  CA$: "CAD",
  NZ$: "NZD",
  HK$: "HKD",
  S$: "SGD",
  "kr.": "DKK",
  лв: "BGN",
  Rs: "INR",
  "Rs.": "INR",
  Euro: "EUR",
  euro: "EUR",
};

const FRONT = /^([-(+−]?)\s?((?:[A-Z]{0,3}\p{Sc})|[A-Z]{3}|S?Fr\.?|R\$|Rs\.?|kr\.?)\s?(?=[\d.,(+−-])(.*)$/u;
const BACK = /^(.*[\d).,−-])\s?((?:\p{Sc})|[A-Z]{3}|zł|Kč|Ft|Fr\.?|kr\.?|лв|[Ee]uro)(\)?)$/u;
/** The currencies that a symbol may mean (CLDR, narrow symbols). */
const SHARERS: Readonly<Record<string, ReadonlySet<string>>> = {
  $: new Set(
    "ARS AUD BBD BMD BND BSD BZD CAD CLP COP CUP DOP FJD GYD HKD JMD KYD LRD MXN NAD NZD SBD SGD SRD TTD TWD USD UYU XCD".split(
      " ",
    ),
  ),
  "£": new Set(["EGP", "FKP", "GBP", "GIP", "LBP", "SHP", "SSP", "SYP"]),
  "¥": new Set(["CNY", "JPY"]),
  kr: new Set(["DKK", "ISK", "NOK", "SEK"]),
};
const DASH_CENTS = /[.,][-–—]{1,2}$/;

/**
 * Undefined when no currency is written; the sign and the brackets stay with the amount. `home` is the currency of the
 * table, which a symbol means that several currencies share.
 */
export function splitCurrency(text: string, home?: string): SplitAmount {
  const bare = { currency: undefined, amount: text };
  if (/^[\d.,' -]*$/.test(text)) return { ...bare, amount: text.replace(DASH_CENTS, "") };
  const front = FRONT.exec(text);
  if (front !== null) return found(front[2] ?? "", `${front[1]}${front[3]}`, home) ?? bare;
  const back = BACK.exec(text);
  if (back !== null) return found(back[2] ?? "", `${back[1]}${back[3]}`, home) ?? bare;
  return bare;
}

function found(mark: string, amount: string, home: string | undefined): SplitAmount | undefined {
  const shared = home !== undefined && SHARERS[mark]?.has(home) === true ? home : undefined;
  const currency = shared ?? SYMBOLS[mark] ?? (CURRENT_CODES.has(mark) ? mark : SYMBOLS[mark.slice(-1)]);
  if (currency === undefined) return undefined;
  const isShared = shared === undefined && SHARERS[mark] !== undefined;
  return { currency, amount: amount.trim().replace(DASH_CENTS, ""), isShared };
}

export function isCurrency(code: string): boolean {
  return CURRENT_CODES.has(code);
}
