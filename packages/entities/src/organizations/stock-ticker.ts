/**
 * Symbol of a share at its exchange, in capitals; the exchange may come before or after it.
 * Sources: NASDAQ and NYSE symbology guides; Reuters and Bloomberg suffixes of exchanges.
 */
import { type CountedValue, countCells } from "@limpid/table";
import { headerWords } from "../columns/header-words.ts";
import { defineEntity } from "../entity.ts";
import { invalid, type Outcome, rewritten } from "../outcome.ts";
import { edgeFilter } from "../prefilters/edge-filter.ts";

const SYMBOL =
  /^(?:\$|([A-Z]{2,8}):\s?)?([A-Z\d]{1,6}(?:[.\-/][A-Z]{1,3})?)(?: (US|U[NQWAPR]|LN|GY|GR|FP|SW|SE|VX|IM|SM|NA|BB|JP|JT|HK|AU|CN|CT|IN|KS|BZ|SS|DC|NO|FH|AV|PL))?$/;
const PLAIN = /^[A-Z]{1,5}(?:[.-][A-Z]{1,2})?$/;
const EXCHANGES: Readonly<Record<string, string>> = {
  L: "LSE",
  LN: "LSE",
  DE: "XETRA",
  F: "FRA",
  PA: "EPA",
  SW: "SIX",
  S: "SIX",
  AS: "AMS",
  MI: "BIT",
  MC: "BME",
  TO: "TSX",
  HK: "HKEX",
  T: "TYO",
  AX: "ASX",
  NS: "NSE",
  BO: "BSE",
  SS: "SSE",
  SZ: "SZSE",
  ST: "STO",
  CO: "CPH",
  HE: "HEL",
  OL: "OSL",
  SA: "B3",
  KS: "KRX",
};
/** Shares that most tables of shares have. */
const FREQUENT = new Set(
  "AAPL MSFT GOOG GOOGL AMZN META FB TSLA NVDA BRK.A BRK.B BRK-B JPM JNJ V UNH PG XOM MA HD CVX LLY ABBV MRK PFE KO PEP AVGO COST WMT MCD CSCO TMO ACN ABT DHR ADBE CRM NFLX CMCSA NKE DIS VZ TXN INTC AMD QCOM ORCL IBM GE BA CAT MMM GS MS WFC BAC C AXP BLK SCHW PYPL SBUX T TMUS F GM UBER ABNB SPY QQQ IWM VTI VOO GLD NESN NOVN ROG UBSG ZURN SAP SIE BMW BAS ALV".split(
    " ",
  ),
);
const MAJORITY = 0.8;

const mayBe = edgeFilter({ minLength: 1, maxLength: 16, first: "$0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ" });

export const stockTicker = defineEntity<{ readonly isMarked: boolean }>({
  id: "stock_ticker",
  title: "Stock symbol",
  group: "org",
  prefilter: { minLength: 1, maxLength: 16, all: ["capital"] },
  type: "text",
  maxLength: 30,
  headers: [
    headerWords(
      "(?:stock|share|company)?[ _-]?(?:tickers?|symbols?)(?:[ _-]?(?:symbol|code))?|tkr|ric|stock[ _-]?code|börsenkürzel|aktiensymbol|kürzel|symbole boursier|mnémonique|símbolo bursátil|código da ação|simbolo azionario|aandelensymbool",
    ),
  ],
  recognise: (text) => {
    if (!mayBe(text)) return 0;
    if (FREQUENT.has(text)) return text.length > 2 ? 0.7 : 0.3;
    if (PLAIN.test(text)) return text.length > 1 && text.length < 6 ? 0.25 : 0.1;
    return /^(?:\$[A-Z]{1,5}|(?:NASDAQ|NYSE|AMEX|LSE|SIX|TSX|ASX):.*|\d{4}\.(?:T|HK|SS|SZ)|[A-Z]{2,5}\.(?:SW|DE|PA|L|AS|MI|TO))$/.test(
      text,
    )
      ? 0.85
      : 0;
  },
  has: (text) => FREQUENT.has(text),
  learn: (values) => ({ isMarked: areMarked(values) }),
  describe: ({ isMarked }) => (isMarked ? ["Written with $, as most of the column."] : []),
  clean: cleanSymbol,
});

function areMarked(values: readonly CountedValue[]): boolean {
  return (
    values.length > 0 && countCells(values.filter(({ text }) => text.startsWith("$"))) >= MAJORITY * countCells(values)
  );
}

function cleanSymbol(text: string, { isMarked }: { readonly isMarked: boolean }): Outcome {
  const capitals = text.toUpperCase();
  const [, front, symbol, back] = SYMBOL.exec(capitals) ?? [];
  if (symbol === undefined || !/[A-Z]|^\d{4,6}$/.test(symbol)) return invalid("Not a symbol of up to six letters.");
  const suffix = back ?? /\.([A-Z]{1,2})$/.exec(symbol)?.[1] ?? "";
  const components = { exchange: front ?? EXCHANGES[suffix] ?? "" };
  const output = isMarked ? capitals : capitals.replace(/^\$/, "");
  return rewritten(text, output, { why: "In capitals, without its mark.", rule: "form", components });
}
