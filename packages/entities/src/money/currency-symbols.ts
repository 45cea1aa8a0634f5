/**
 * What currencies are written with besides their codes.
 * Source: CLDR, the narrow symbols of currencies.
 */

type Symbols = Readonly<Record<string, string>>;

/** Symbols of one currency only, with its code. */
export const OWN_SYMBOLS: Symbols = {
  "€": "EUR",
  "₹": "INR",
  "₽": "RUB",
  "₩": "KRW",
  "₺": "TRY",
  "₴": "UAH",
  "₪": "ILS",
  "₫": "VND",
  "฿": "THB",
  "₱": "PHP",
  "₦": "NGN",
  US$: "USD",
};

/** Symbols of several currencies, with the one that they mean far more often than the others. */
export const SHARED_SYMBOLS: Symbols = { $: "USD", "£": "GBP", "¥": "JPY", kr: "SEK" };
