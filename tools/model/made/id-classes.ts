/** Made values of keys and codes that somebody gives out: row numbers, identifiers, versions, symbols of shares. */
import { ALPHANUMERIC, HEX, headers, type MadeClasses, type Maker, oneList, type Recipe } from "./maker.ts";
import { few } from "./shared-recipes.ts";

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

export const idClasses: MadeClasses = {
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
};
