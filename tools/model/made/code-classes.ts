/** Made values of identifiers, standard codes, finance and categories. */
import { createRequire } from "node:module";
import currencies from "currency-codes";
import { checkDigit, luhnDigit } from "./check-digits.ts";
import { anyTemplate, headers, type MadeClasses, type Maker, oneList, type Recipe } from "./maker.ts";

const require = createRequire(import.meta.url);
const languages = require("@cospired/i18n-iso-languages") as { getNames(code: string): Record<string, string> };
for (const code of ["en", "de", "fr", "es", "it", "pt", "nl"]) {
  (languages as unknown as { registerLocale(data: unknown): void }).registerLocale(
    require(`@cospired/i18n-iso-languages/langs/${code}.json`),
  );
}
const HEX = "0123456789abcdef";
const ALPHANUMERIC = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const ELEMENTS = "H|C|N|O|Na|Cl|S|P|K|Ca|Fe|Cu|Zn|Mg|Al|Si|F|Br|I|Ag".split("|");

function rising(start: number, step: () => number, write: (value: number) => string): () => string {
  let value = start;
  return () => {
    value += step();
    return write(value);
  };
}

/** A short pattern of letters and digits that a column keeps. */
function pattern(maker: Maker, parts: number): () => string {
  const kinds = Array.from({ length: parts }, () => ({
    kind: maker.pick(["letters", "digits", "digits", "mixed"]),
    size: maker.whole(1, 5),
    fixed: maker.chance(0.3) ? maker.upper(maker.whole(1, 3)) : undefined,
  }));
  const separator = maker.pick(["-", "", "_", "/", "."]);
  return () =>
    kinds
      .map(
        ({ kind, size, fixed }) =>
          fixed ??
          (kind === "letters"
            ? maker.upper(size)
            : kind === "digits"
              ? maker.digits(size)
              : maker.chars(ALPHANUMERIC, size)),
      )
      .join(separator);
}

function few(make: (maker: Maker) => () => string, least: number, most: number): Recipe {
  return (maker) => {
    const values = Array.from({ length: maker.whole(least, most) }, make(maker));
    return () => maker.pick(values);
  };
}

function isbn13(maker: Maker): string {
  const body = `978${maker.digits(9)}`;
  return body + checkDigit(body, [1, 3], 10);
}

function isbn10(maker: Maker): string {
  const body = maker.digits(9);
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0);
  const check = (11 - (sum % 11)) % 11;
  return body + (check === 10 ? "X" : check);
}

function issn(maker: Maker): string {
  const body = maker.digits(7);
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  const check = (11 - (sum % 11)) % 11;
  return `${body.slice(0, 4)}-${body.slice(4)}${check === 10 ? "X" : check}`;
}

function orcid(maker: Maker): string {
  const body = `0000000${maker.digits(8)}`;
  const total = [...body].reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  const all = body + (check === 10 ? "X" : String(check));
  return all.replace(/(.{4})(?=.)/g, "$1-");
}

function isin(maker: Maker): string {
  const body =
    maker.pick(["US", "DE", "FR", "GB", "CH", "NL", "JP", "LU", "IE"]) + maker.chars(ALPHANUMERIC, 2) + maker.digits(7);
  const digits = [...body].map((char) => Number.parseInt(char, 36)).join("");
  return body + luhnDigit(digits);
}

function cusip(maker: Maker): string {
  const body = maker.digits(3) + maker.chars(ALPHANUMERIC, 3) + maker.digits(2);
  const sum = [...body].reduce((total, char, index) => {
    const value = Number.parseInt(char, 36) * (index % 2 === 1 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return body + ((10 - (sum % 10)) % 10);
}

function routing(maker: Maker): string {
  const body = maker.pick(["01", "02", "03", "06", "07", "11", "12", "26", "32"]) + maker.digits(6);
  return body + checkDigit(body, [3, 7, 1], 10);
}

function card(maker: Maker): string {
  const body = maker.pick(["4", "51", "53", "55"]).padEnd(15, maker.digits(15)).slice(0, 15);
  return body + luhnDigit(body);
}

function vin(maker: Maker): string {
  return (
    maker.pick(["1HG", "WBA", "JTD", "WVW", "2T1", "3FA", "1FT", "5YJ", "KMH"]) +
    maker.chars("ABCDEFGHJKLMNPRSTUVWXYZ0123456789", 6) +
    maker.chars("ABCDEFGHJKLMNPRSTUVWXYZ0123456789", 2) +
    maker.digits(6)
  );
}

function formula(maker: Maker): string {
  const common = [
    "H2O",
    "CO2",
    "NaCl",
    "C6H12O6",
    "CH4",
    "NH3",
    "H2SO4",
    "C2H5OH",
    "CaCO3",
    "Fe2O3",
    "NaOH",
    "HCl",
    "O2",
    "N2",
  ];
  if (maker.chance(0.3)) return maker.pick(common);
  if (maker.chance(0.5))
    return `C${maker.whole(2, 30)}H${maker.whole(4, 50)}${maker.pick(["", "N", "N2", "N3"])}${maker.pick(["O", "O2", "O3", "O5"])}${maker.pick(["", "S", "Cl", "F"])}`;
  return Array.from({ length: maker.whole(1, 3) }, () => maker.pick(ELEMENTS) + maker.pick(["", "2", "3"])).join("");
}

function languageNames(code: string): readonly string[] {
  return Object.values(languages.getNames(code));
}

const COMMON_LANGUAGES =
  "English|German|French|Spanish|Italian|Portuguese|Dutch|Russian|Chinese|Japanese|Arabic|Korean|Hindi|Turkish|Polish|Swedish";
const currencyNames = currencies.codes().map((code) => currencies.code(code)?.currency ?? "Euro");

function listOf(slots: readonly string[]): Recipe {
  return (maker) => {
    const separator = maker.pick([", ", ", ", "; ", ",", "|", " | ", " / ", ";"]);
    return () => Array.from({ length: maker.whole(2, 7) }, () => maker.oneOf(slots)).join(separator);
  };
}

export const codeClasses: MadeClasses = {
  row_index: {
    recipes: [
      (maker) => rising(maker.pick([-1, 0]), () => 1, String),
      (maker) => rising(maker.pick([-1, 0]), () => 1, String),
      (maker) => rising(maker.whole(0, 500), () => 1, String),
    ],
    headers: headers("|index|#|no|row|nr|Nr.|id|rownum|X|Unnamed: 0|N°|num|lfd|line|obs|seq|row_number"),
    share: 0.8,
  },
  identifier: {
    share: 2.4,
    recipes: [
      (maker) => rising(maker.whole(1000, 900_000), () => maker.whole(1, 40), String),
      (maker) => () => maker.number(maker.pick([5, 6, 7, 8, 9, 10])),
      (maker) => {
        const size = maker.pick([4, 5, 6, 7, 8, 10, 12]);
        return () => maker.digits(size);
      },
      (maker) => pattern(maker, maker.whole(1, 4)),
      (maker) => {
        const prefix =
          maker.pick(["ID", "CUST", "ORD", "INV", "EMP", "A", "tt", "nm", "PAT", "T", "REF", "GSM", "CHEMBL", "ENSG"]) +
          maker.pick(["-", "", "_", ""]);
        const size = maker.whole(3, 9);
        return () => prefix + maker.digits(size);
      },
      (maker) => () => maker.chars("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", 11),
      (maker) => () => maker.faker.database.mongodbObjectId(),
      (maker) => () => `${maker.whole(2000, 2023)}-${maker.digits(maker.pick([3, 4, 6]))}`,
      (maker) => () => maker.chars(ALPHANUMERIC, 8),
      (maker) => () =>
        maker
          .fill(maker.pick(["{last}"]))
          .toLowerCase()
          .slice(0, 5) +
        maker.pick(["ja", "mi", "ro"]) +
        maker.digits(2),
      (maker) => () => `${maker.word("noun").toLowerCase()}-${maker.digits(4)}`,
      (maker) => () =>
        maker.pick(["BRCA", "TP", "SEPT", "MARCH", "MYC", "CDK", "HOX", "IL", "TNF", "KRAS"]) + maker.whole(1, 40),
      (maker) => () => maker.number(maker.whole(4, 9)),
      (maker) => () => maker.number(maker.pick([11, 15, 15])),
      (maker) => () => `0${maker.digits(10)}`,
    ],
    headers: headers(
      "id|ID|identifier|key|code|number|no|Nr|ref|reference|customer_id|order_id|user_id|account|Kundennummer|Bestellnummer|Artikelnummer|numéro|identifiant|número|codice|code|nummer|invoice|case_number|uid|fips|geoid|provider_number|registration|record_id|gene|docket|productID|ticket|serial|employee_id|ProviderNumber|tconst|player_id|student_id|OrderID|Account Number|respondentid|game_id|MeasureCode|sku|patient_id|flight|contract",
    ),
  },
  uuid: {
    recipes: [
      (maker) => () => maker.faker.string.uuid(),
      (maker) => () => maker.faker.string.uuid().toUpperCase(),
      (maker) => () => `{${maker.faker.string.uuid()}}`,
    ],
    headers: headers("uuid|guid|id|GUID|uid|identifier|session_id|token|object_id"),
  },
  hash: {
    recipes: [32, 40, 64, 56, 128].map(
      (size): Recipe =>
        (maker) =>
        () =>
          maker.chars(HEX, size),
    ),
    headers: headers("hash|md5|sha1|sha256|checksum|digest|commit|fingerprint|Prüfsumme|token|md5_hash|signature"),
  },
  code: {
    share: 1.5,
    recipes: [
      few((maker) => pattern(maker, 1), 3, 20),
      few((maker) => pattern(maker, 2), 3, 30),
      few((maker) => () => maker.upper(maker.whole(2, 4)), 3, 25),
      (maker) => {
        const size = maker.whole(2, 4);
        const codes = Array.from({ length: maker.whole(3, 30) }, () => maker.upper(size));
        return () => maker.pick(codes);
      },
      (maker) => () => maker.upper(1) + maker.whole(1, 9),
      oneList(
        "A|B|C|D|E|F",
        "A1|A2|B1|B2|C1|C2",
        "I|II|III|IV|V",
        "S|M|L|XL|XXL",
        "X1|X2|X3",
        "D|R|I",
        "AMI|HF|PN|SCIP|CAC",
        "PAS|COM|SRF|OMS|SPC",
      ),
      (maker) => {
        const codes = Array.from({ length: 12 }, () => maker.number(3));
        return () => maker.pick(codes);
      },
    ],
    headers: headers(
      "code|Code|type_code|status_code|category_code|Kürzel|Schlüssel|abbr|abbreviation|symbol|Kategorie|codigo|codice|class|grp|group|level|dept_code|course|wing|station_code|subject|plate_type|measure_id|condition|grade",
    ),
    distinct: 30,
  },
  product_code: {
    recipes: [
      (maker) => pattern(maker, maker.whole(2, 3)),
      (maker) => () =>
        `${maker.upper(maker.whole(1, 3))}${maker.pick(["-", "", " "])}${maker.number(maker.whole(2, 5))}${maker.pick(["", "A", "X", "-B", "/2"])}`,
      (maker) => () => `B0${maker.chars(ALPHANUMERIC, 8)}`,
      (maker) => {
        const prefix = maker.word("brand").slice(0, 2).toUpperCase();
        return () => `${prefix}${maker.number(4)}${maker.upper(2)}`;
      },
      (maker) => () => `SKU${maker.pick(["-", "", ":"])}${maker.number(6)}`,
      (maker) => () => `${maker.digits(3)}.${maker.digits(3)}.${maker.digits(2)}`,
      (maker) => () =>
        `${maker.upper(2)}-${maker.whole(100, 9999)}-${maker.pick(["BLK", "WHT", "RED", "S", "M", "L", "XL"])}`,
    ],
    headers: headers(
      "sku|SKU|model|model_number|part_number|mpn|article_no|Artikelnummer|Modell|référence|referencia|modello|artikelnummer|item_code|product_code|asin|ProductModel|part no|Modellnummer|style|productID|Stock Number",
    ),
  },
  version: {
    recipes: [
      (maker) => () => maker.faker.system.semver(),
      (maker) => () => `v${maker.whole(0, 12)}.${maker.whole(0, 20)}`,
      (maker) => () =>
        `${maker.whole(0, 12)}.${maker.whole(0, 20)}.${maker.whole(0, 30)}${maker.pick(["", "", "-beta.1", "-rc1"])}`,
      (maker) => () => `${maker.whole(1, 20)}.${maker.whole(0, 9)}`,
    ],
    headers: headers(
      "version|Version|release|ver|softwareVersion|app_version|os_version|versión|versione|build|firmware",
    ),
  },
  industry_code: {
    recipes: [
      (maker) => () =>
        maker.pick(["11", "21", "22", "23", "31", "42", "44", "48", "51", "52", "54", "62", "72"]) +
        maker.digits(maker.pick([4, 4, 2])),
      (maker) => () => maker.digits(4),
      (maker) => () => `${maker.upper(1)}${maker.digits(2)}.${maker.digits(1)}`,
      (maker) => () => `${maker.digits(2)}.${maker.digits(2)}`,
    ],
    headers: headers("naics|sic|nace|NAICS|SIC|industry_code|NOGA|WZ|NAF|isic|naics_code|code NAF|SIC Code|NACE Rev.2"),
  },
  stock_ticker: {
    recipes: [
      oneList(
        "AAPL|MSFT|GOOG|AMZN|META|TSLA|NVDA|JPM|V|JNJ|WMT|PG|XOM|BAC|HD|KO|PEP|DIS|NFLX|INTC|CSCO|ORCL|IBM|GE|F|GM|T|VZ|PFE|MRK",
      ),
      (maker) => () => maker.upper(maker.whole(1, 5)),
      (maker) => () => `${maker.upper(maker.whole(2, 4))}.${maker.pick(["DE", "L", "PA", "SW", "TO", "HK"])}`,
      (maker) => () => `${maker.pick(["NYSE", "NASDAQ", "LON"])}:${maker.upper(3)}`,
      (maker) => () => maker.upper(maker.whole(3, 4)),
    ],
    headers: headers(
      "ticker|symbol|stock|Symbol|Ticker|Aktie|action|acción|simbolo|security|tickerSymbol|Stock Symbol|instrument",
    ),
  },
  iban: {
    recipes: [
      (maker) => () => maker.faker.finance.iban(),
      (maker) => () => maker.faker.finance.iban({ formatted: true }),
      (maker) => () =>
        maker.faker.finance.iban({ countryCode: maker.pick(["DE", "CH", "FR", "IT", "ES", "GB", "NL"]) }),
    ],
    headers: headers("iban|IBAN|account|bank_account|Konto|Kontonummer|compte|cuenta|conto|rekening|account_number"),
  },
  bic: {
    recipes: [
      (maker) => () => maker.faker.finance.bic(),
      (maker) => () =>
        maker.upper(4) +
        maker.pick(["DE", "CH", "FR", "GB", "IT", "US"]) +
        maker.chars(ALPHANUMERIC, 2) +
        maker.pick(["", "XXX"]),
    ],
    headers: headers("bic|swift|BIC|SWIFT|swift_code|bank_code|bank|BIC/SWIFT"),
  },
  credit_card: {
    recipes: [
      (maker) => () => card(maker),
      (maker) => () => card(maker).replace(/(.{4})(?=.)/g, "$1 "),
      (maker) => () => card(maker).replace(/(.{4})(?=.)/g, "$1-"),
      (maker) => () => maker.faker.finance.creditCardNumber(),
    ],
    headers: headers("credit_card|card_number|cc|Kreditkarte|carte|tarjeta|carta|card|creditcard|ccnum|pan"),
  },
  isin: {
    recipes: [(maker) => () => isin(maker)],
    headers: headers("isin|ISIN|security|WKN/ISIN|instrument|security_id|fund"),
  },
  cusip: { recipes: [(maker) => () => cusip(maker)], headers: headers("cusip|CUSIP|security|security_id|cusip_no") },
  vat_id: {
    recipes: [
      (maker) => () => `DE${maker.number(9)}`,
      (maker) => () => `${maker.pick(["FR", "FR"])}${maker.digits(11)}`,
      (maker) => () => `IT${maker.digits(11)}`,
      (maker) => () => `ATU${maker.digits(8)}`,
      (maker) => () => `CHE-${maker.digits(3)}.${maker.digits(3)}.${maker.digits(3)} MWST`,
      (maker) => () => `GB${maker.digits(9)}`,
      (maker) => () => `ES${maker.upper(1)}${maker.digits(8)}`,
      (maker) => () => `NL${maker.digits(9)}B${maker.digits(2)}`,
      (maker) => () =>
        maker.pick([`BE0${maker.digits(9)}`, `PL${maker.digits(10)}`, `DE${maker.number(9)}`, `SE${maker.digits(12)}`]),
    ],
    headers: headers(
      "vat|vat_id|vat_number|VAT|USt-IdNr|UID|UID-Nummer|TVA|numéro de TVA|NIF|IVA|Partita IVA|P.IVA|btw|btw-nummer|tax_id|vatID|taxID",
    ),
  },
  bank_routing: {
    recipes: [(maker) => () => routing(maker)],
    headers: headers("routing|routing_number|aba|ABA|bank_routing|rtn|Routing No|transit"),
  },
  crypto_address: {
    recipes: [
      (maker) => () => `0x${maker.chars(HEX, 40)}`,
      (maker) => () =>
        maker.pick(["1", "3"]) + maker.chars("123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz", 33),
      (maker) => () => `bc1q${maker.chars("023456789acdefghjklmnpqrstuvwxyz", 38)}`,
      (maker) => () => maker.faker.finance.ethereumAddress(),
    ],
    headers: headers("wallet|address|btc_address|eth_address|crypto|contract|from|to|sender|recipient"),
  },
  currency_code: {
    share: 1.1,
    recipes: [
      oneList(
        "USD|EUR|GBP|CHF|JPY",
        "USD",
        "EUR",
        "USD|CAD|AUD|NZD",
        "EUR|USD",
        "USD|EUR|GBP|INR|JPY|CNY|BRL|MXN|ZAR|SEK|NOK|DKK|PLN",
        "usd|eur|gbp",
        "GBP|USD",
      ),
      (maker) => () => maker.pick(currencies.codes()),
    ],
    headers: headers(
      "currency|currency_code|Währung|devise|moneda|valuta|moeda|munt|cur|ccy|priceCurrency|Currency|iso_currency|curr",
    ),
    distinct: 40,
  },
  currency_name: {
    recipes: [
      (maker) => () => maker.pick(currencyNames),
      oneList(
        "US Dollar|Euro|Pound Sterling|Swiss Franc|Japanese Yen",
        "Dollar|Euro|Yen|Pound|Rupee|Peso|Franc|Krona",
        "Euro|US-Dollar|Schweizer Franken|Britisches Pfund",
        "euros|dollars|pounds",
      ),
    ],
    headers: headers("currency|currency_name|Währung|devise|moneda|valuta|Currency|unit|moeda"),
    distinct: 30,
  },
  isbn: {
    recipes: [
      (maker) => () => isbn13(maker),
      (maker) => () => isbn10(maker),
      (maker) => () => isbn13(maker).replace(/^(\d{3})(\d)(\d{3})(\d{5})(\d)$/, "$1-$2-$3-$4-$5"),
      (maker) => () => maker.faker.commerce.isbn(),
    ],
    headers: headers("isbn|ISBN|isbn13|isbn10|book_id|ISBN-13|ean"),
  },
  issn: { recipes: [(maker) => () => issn(maker)], headers: headers("issn|ISSN|eissn|journal|issn_print|E-ISSN") },
  gtin: {
    recipes: [13, 12, 8, 14, 13, 12].map(
      (size): Recipe =>
        (maker) => {
          const start = maker.pick(["4", "40", "50", "3", "76", "0", "8", "", "01"]);
          return () => {
            const body = (start + maker.digits(14)).slice(0, size - 1);
            return body + checkDigit(body, size % 2 === 0 ? [3, 1] : [1, 3], 10);
          };
        },
    ),
    headers: headers(
      "ean|gtin|upc|barcode|EAN|GTIN|UPC|gtin13|ean13|Strichcode|code-barres|código de barras|gtin12|Barcode",
    ),
  },
  vin: {
    recipes: [(maker) => () => vin(maker), (maker) => () => maker.faker.vehicle.vin()],
    headers: headers("vin|VIN|chassis|vehicle_id|Fahrgestellnummer|FIN|vehicleIdentificationNumber|chassis_no"),
  },
  imei: {
    recipes: [
      (maker) => () => {
        const body = `35${maker.digits(12)}`;
        return body + luhnDigit(body);
      },
      (maker) => () => maker.faker.phone.imei().replaceAll("-", ""),
    ],
    headers: headers("imei|IMEI|device_id|phone_id|imei1|serial"),
  },
  icd10: {
    recipes: [
      (maker) => () => `${maker.upper(1)}${maker.digits(2)}.${maker.digits(1)}`,
      (maker) => () =>
        maker.upper(1) +
        maker.digits(2) +
        maker.pick(["", `.${maker.digits(1)}`, `.${maker.digits(2)}`, `.${maker.digits(2)}${maker.upper(1)}`]),
    ],
    headers: headers(
      "icd|icd10|ICD-10|diagnosis|diagnosis_code|Diagnose|dx|code_cim|diagnóstico|diagnosi|ICD Code|cause",
    ),
  },
  doi: {
    recipes: [
      (maker) => () => `10.${maker.number(4)}/${maker.chars("abcdefghijklmnopqrstuvwxyz0123456789.-", 12)}`,
      (maker) => () => `https://doi.org/10.${maker.number(4)}/${maker.word("tag")}.${maker.digits(7)}`,
      (maker) => () => `10.1016/j.${maker.word("tag")}.${maker.whole(2000, 2023)}.${two(maker)}.${maker.digits(3)}`,
    ],
    headers: headers("doi|DOI|article_doi|reference|link|paper_doi"),
  },
  orcid: {
    recipes: [(maker) => () => orcid(maker), (maker) => () => `https://orcid.org/${orcid(maker)}`],
    headers: headers("orcid|ORCID|author_id|orcid_id|researcher"),
  },
  language: {
    share: 1.3,
    recipes: [
      oneList(
        COMMON_LANGUAGES,
        COMMON_LANGUAGES,
        COMMON_LANGUAGES.toLowerCase(),
        "English|German|French",
        "Deutsch|Englisch|Französisch|Spanisch|Italienisch",
        "anglais|français|allemand|espagnol",
        "inglés|español|francés|alemán",
        "English|Spanish",
        "Deutsch|English|Français|Español|Italiano|Nederlands",
        "English (US)|English (UK)|French (Canada)|Spanish (Latin America)",
        "en|en-US|English",
        "English, Spanish|English, French|English",
      ),
      (maker) => {
        const names = languageNames(maker.pick(["en", "en", "en", "de", "fr", "es", "it", "pt", "nl"]));
        return () => maker.pick(names);
      },
    ],
    headers: headers(
      "language|Language|lang|Sprache|langue|idioma|lingua|língua|taal|inLanguage|original_language|spoken|mother_tongue|язык|languages",
    ),
    distinct: 25,
  },
  language_code: {
    recipes: [
      oneList(
        "en|de|fr|es|it|pt|nl|ru|zh|ja|ar|ko|pl|sv|tr",
        "en|fr",
        "eng|deu|fra|spa|ita|por|nld|rus|zho|jpn",
        "EN|DE|FR|ES|IT",
        "en|es|de",
        "en",
      ),
      (maker) => () => maker.pick(Object.keys(languages.getNames("en"))),
    ],
    headers: headers(
      "language|lang|language_code|lang_code|Sprache|iso639|inLanguage|locale|langue|idioma|original_language",
    ),
    distinct: 20,
  },
  locale: {
    recipes: [
      oneList(
        "en-US|en-GB|de-DE|fr-FR|es-ES|it-IT|pt-BR|nl-NL|ja-JP|zh-CN",
        "en_US|de_DE|fr_FR|es_MX|pt_PT|sv_SE|pl_PL",
        "en-US|en-CA|fr-CA",
        "de-CH|fr-CH|it-CH|de-AT",
        "zh-Hant-TW|zh-Hans-CN|sr-Latn-RS|en-US",
        "en-US|en-GB",
      ),
    ],
    headers: headers("locale|lang|language|culture|Locale|inLanguage|region_lang|ui_language"),
    distinct: 12,
  },
  color: {
    share: 1.2,
    recipes: [
      anyTemplate("{colour}"),
      anyTemplate("{colour}"),
      (maker) => () => maker.faker.color.human(),
      (maker) => () => maker.faker.color.rgb(),
      (maker) => () => `#${maker.chars("0123456789ABCDEF", 6)}`,
      (maker) => () => maker.word("colour").toLowerCase(),
      (maker) => () => `rgb(${maker.whole(0, 255)}, ${maker.whole(0, 255)}, ${maker.whole(0, 255)})`,
      anyTemplate("{colour}", "{colour}/{colour}", "{colour} & {colour}"),
      oneList("red|blue|green|black|white", "BLACK|WHITE|SILVER|BLUE|RED|GRAY|GREY|GOLD"),
    ],
    headers: headers(
      "color|colour|Color|Farbe|couleur|colore|cor|kleur|hex|цвет|eye_color|hair_color|paint|Couleur|car_color|Colour Name|shade",
    ),
  },
  chemical_formula: {
    recipes: [(maker) => () => formula(maker), (maker) => () => formula(maker)],
    headers: headers("formula|chemical_formula|molecular_formula|Summenformel|formule|fórmula|compound|mf|composition"),
  },
  boolean: {
    share: 2.2,
    recipes: [
      oneList(
        "true|false",
        "True|False",
        "TRUE|FALSE",
        "yes|no",
        "Yes|No",
        "Y|N",
        "y|n",
        "0|1",
        "1|0",
        "t|f",
        "T|F",
        "ja|nein",
        "oui|non",
        "sí|no",
        "sì|no",
        "sim|não",
        "X|",
        "YES|NO",
        "Ja|Nein",
        "ja|nee",
        "on|off",
        "http://schema.org/True|http://schema.org/False",
        "True|False",
        "true|false",
      ),
      oneList("True|False", "0|1", "yes|no", "true", "True", "FALSE|TRUE", "no", "False"),
    ],
    headers: headers(
      "active|is_active|has_children|flag|enabled|valid|verified|deleted|member|smoker|survived|alive|isFree|isAccessibleForFree|aktiv|gelöscht|actif|activo|attivo|ativo|success|default|alone|checked|subscribed|available|public|paid|married|adult_male|vaccinated|is_new|opt_in|incumbent|smokingAllowed|petsAllowed|isFamilyFriendly|requiresSubscription|tracking|passed",
    ),
    distinct: 2,
  },
  category: {
    share: 2.6,
    recipes: [
      few((maker) => () => maker.word("category"), 2, 15),
      few((maker) => () => maker.word("status"), 2, 8),
      few((maker) => () => maker.word("schemaEnum"), 1, 5),
      few((maker) => () => `${maker.pick(["http", "https"])}://schema.org/${maker.word("schemaEnum")}`, 1, 4),
      few((maker) => () => maker.word("category").toLowerCase(), 2, 12),
      few((maker) => () => maker.word("tag"), 2, 12),
      few((maker) => () => maker.word("schemaEnum").replace(/(?<=[a-z])(?=[A-Z])/g, " "), 2, 6),
      (maker) => {
        const words = Array.from({ length: maker.whole(2, 9) }, () =>
          maker.fill(
            maker.pick(["{adjective} {noun}", "{noun}", "{category}", "{eventTheme}", "{abstract}", "{amenity}"]),
          ),
        );
        const isLower = maker.chance(0.3);
        return () => (isLower ? maker.pick(words).toLowerCase() : maker.pick(words));
      },
      (maker) => {
        const words = Array.from(
          { length: maker.whole(2, 8) },
          () => `${maker.word("category")} ${maker.pick([">", "/", "-", "&"])} ${maker.word("category")}`,
        );
        return () => maker.pick(words);
      },
      few((maker) => () => maker.faker.commerce.department(), 2, 12),
      few((maker) => () => maker.faker.music.genre(), 2, 15),
      few((maker) => () => maker.upper(1), 2, 6),
      few((maker) => () => maker.word("payment"), 2, 6),
    ],
    headers: headers(
      "category|type|Type|position|Pos|status|class|kind|group|genre|Kategorie|Typ|Art|Gruppe|catégorie|statut|categoría|tipo|estado|categoria|stato|soort|label|segment|department|cuisine|phase|method|condition|availability|party|mode|priority|channel|division|treatment|style|section|format|Occupation|plan|itemCondition|eventStatus|employmentType|payment|reason|source|species_group|form|material|level|chamber|league",
    ),
    distinct: 15,
    shortRecipes: [
      few((maker) => () => maker.word("schemaEnum"), 1, 5),
      few((maker) => () => maker.word("schemaEnum"), 1, 3),
      few((maker) => () => `${maker.pick(["http", "https"])}://schema.org/${maker.word("schemaEnum")}`, 1, 4),
      few((maker) => () => maker.word("schemaEnum").replace(/(?<=[a-z])(?=[A-Z])/g, " "), 1, 4),
      few((maker) => () => maker.word("status"), 1, 4),
      few((maker) => () => maker.word("category"), 1, 5),
      few((maker) => () => maker.word("payment"), 1, 2),
    ],
  },
  ordinal: {
    recipes: [
      oneList(
        "Low|Medium|High",
        "low|medium|high|critical",
        "Very satisfied|Satisfied|Neutral|Dissatisfied|Very dissatisfied",
        "Strongly agree|Agree|Neither agree nor disagree|Disagree|Strongly disagree",
        "Never|Rarely|Sometimes|Often|Always",
        "Poor|Fair|Good|Very Good|Excellent",
        "Beginner|Intermediate|Advanced|Expert",
        "Small|Medium|Large|X-Large",
        "XS|S|M|L|XL",
        "First|Second|Third",
        "Ideal|Premium|Very Good|Good|Fair",
        "niedrig|mittel|hoch",
        "faible|moyen|élevé",
        "bajo|medio|alto",
        "P1|P2|P3|P4",
        "A+|A|A-|B+|B|B-|C+|C|D|F",
        "Junior|Mid|Senior|Lead",
        "Not at all worried|Not so worried|Somewhat worried|Very worried|Extremely worried",
        "Bachelor|Master|PhD",
        "Less than high school|High school|Some college|Bachelor degree|Graduate degree",
        "mild|moderate|severe",
        "Bronze|Silver|Gold|Platinum",
        "Stage I|Stage II|Stage III|Stage IV",
        "Very unlikely|Unlikely|Likely|Very likely",
        "1st class|2nd class|3rd class",
        "easy|medium|hard",
        "Freshman|Sophomore|Junior|Senior",
      ),
      oneList(
        "Not important|Somewhat important|Very important",
        "Not at all|Not much|Some|A lot",
        "Once a year or less|A few times per month|Once a week|Daily|Never",
        "bad|ok|good|great",
        "tiny|small|large|huge",
        "Lean R|Likely R|Solid R|Toss-Up|Lean D|Likely D|Solid D",
        "Low Risk|Medium Risk|High Risk",
        "unsatisfactory|satisfactory|good|outstanding",
        "never|regul|occas|heavy",
      ),
    ],
    headers: headers(
      "priority|level|severity|size|satisfaction|education|grade|difficulty|Priorität|Stufe|niveau|nivel|livello|frequency|risk|quality|rank|skill|agreement|importance|stage|tier|cut|class|degree|rating",
    ),
    distinct: 7,
  },
  list: {
    share: 1.3,
    recipes: [
      listOf(["{tag}"]),
      listOf(["{category}"]),
      listOf(["{amenity}"]),
      listOf(["{payment}"]),
      listOf(["{ingredient}"]),
      listOf(["{colour}"]),
      listOf(["{tag}", "{abstract}", "{noun}"]),
      listOf(["{dishSide}", "{dishMain}"]),
      (maker) => () =>
        JSON.stringify(Array.from({ length: maker.whole(1, 4) }, () => maker.word("tag"))).replaceAll('"', "'"),
      listOf(["{place}"]),
      (maker) => () => Array.from({ length: maker.whole(2, 6) }, () => maker.faker.food.ingredient()).join(", "),
      (maker) => () =>
        Array.from({ length: maker.whole(2, 6) }, () => maker.whole(1, 60)).join(maker.pick([",", ", ", ";"])),
    ],
    headers: headers(
      "tags|keywords|genres|ingredients|categories|list|skills|Schlagwörter|Zutaten|mots-clés|ingrédients|etiquetas|ingredientes|ingredienti|parole chiave|paymentAccepted|topics|features|colors|languages|states|subjects|amenities|servesCuisine|Labels|options|items",
    ),
  },
  empty: {
    recipes: [() => () => "", oneList("|N/A|-", "|", "NA|")],
    headers: headers("notes|comment|Unnamed: 5|x|extra|remark|field|deleted_at|fax|middle_name|suffix"),
    share: 0.4,
    distinct: 2,
  },
};

function two(maker: Maker): string {
  return String(maker.whole(1, 12)).padStart(2, "0");
}
