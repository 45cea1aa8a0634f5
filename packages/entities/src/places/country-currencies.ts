/** The currency people pay with in each country, ISO 4217 by ISO 3166-1 (as CLDR has them for 2026). */
const SHARED: Readonly<Record<string, string>> = {
  EUR: "AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT",
  USD: "AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI",
  XOF: "BF BJ CI GW ML NE SN TG",
  XAF: "CF CG CM GA GQ TD",
  XCD: "AG AI DM GD KN LC MS VC",
  XPF: "NC PF WF",
  XCG: "CW SX",
  AUD: "AU CC CX HM KI NF NR TV",
  NZD: "CK NU NZ PN TK",
  GBP: "GB GG GS IM JE",
  CHF: "CH LI",
  DKK: "DK FO GL",
  NOK: "BV NO SJ",
  ILS: "IL PS",
  MAD: "EH MA",
};
const OWN =
  "AED AFN ALL AMD AOA ARS AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CLP CNY COP CRC CUP CVE CZK DJF DOP DZD EGP ERN ETB FJD FKP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NPR OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX UYU UZS VES VND VUV WST YER ZAR ZMW ZWG";

/** A currency of one country begins with the letters of the country. */
const byCountry: ReadonlyMap<string, string> = new Map([
  ...OWN.split(" ").map((currency) => [currency.slice(0, 2), currency] as const),
  ...Object.entries(SHARED).flatMap(([currency, codes]) => codes.split(" ").map((code) => [code, currency] as const)),
]);

export function findCurrency(alpha2: string): string | undefined {
  return byCountry.get(alpha2);
}
