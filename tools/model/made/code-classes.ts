/** Made values of codes that a standard defines: of books, goods, vehicles, diseases, languages, colours. */
import { requirePackage } from "../require-package.ts";
import { checkDigit, luhnDigit } from "./check-digits.ts";
import { anyTemplate, headers, type MadeClasses, type Maker, oneList, type Recipe } from "./maker.ts";

const languages = requirePackage("@cospired/i18n-iso-languages") as { getNames(code: string): Record<string, string> };
for (const code of ["en", "de", "fr", "es", "it", "pt", "nl"]) {
  (languages as unknown as { registerLocale(data: unknown): void }).registerLocale(
    requirePackage(`@cospired/i18n-iso-languages/langs/${code}.json`),
  );
}

const ELEMENTS = "H|C|N|O|Na|Cl|S|P|K|Ca|Fe|Cu|Zn|Mg|Al|Si|F|Br|I|Ag".split("|");

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

function two(maker: Maker): string {
  return String(maker.whole(1, 12)).padStart(2, "0");
}

export const codeClasses: MadeClasses = {
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
};
