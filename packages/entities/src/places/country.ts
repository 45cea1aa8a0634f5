/**
 * A country, by name or by ISO 3166-1 code. The column keeps its form: codes stay codes, names become the English short
 * name where the column is in English.
 * Sources: ISO 3166-1; CLDR territory names (as packed by i18n-iso-countries).
 */

import { installedLexicon } from "@limpid/lexicon";
import { type ContextEvidence, type CountedValue, countCells } from "@limpid/table";
import { chosenForm, decideForm, describeForm } from "../decide.ts";
import { type ColumnHints, defineEntity } from "../entity.ts";
import { DIGIT, LETTER, nameShape, ODD } from "../names/name-shape.ts";
import { confirmed, invalid, missing, type Outcome, rewritten } from "../outcome.ts";
import { findContinent } from "./continents.ts";
import { countryOfCode, isCountryCode } from "./country-codes.ts";
import { findCurrency } from "./country-currencies.ts";
import {
  englishName,
  findCountry,
  findMisspeltCountry,
  languagesOfCountries,
  type RepairedLanguage,
} from "./country-names.ts";
import { MIN_TELLING } from "./home-country.ts";

/** Called countries, though ISO 3166-1 has no code for them: parts of one, and states that are no more. */
const PARTS_AND_PASTS = new Set(
  "england|scotland|wales|northern ireland|yugoslavia|czechoslovakia|soviet union|ussr|east germany|west germany|gdr|ddr|serbia and montenegro".split(
    "|",
  ),
);

type Form = "alpha2" | "alpha3" | "english" | "other names";

interface CountryEvidence {
  readonly form: Form;
  readonly inferred: Form;
  readonly isChosen: boolean;
  readonly cells: Readonly<Record<Form, number>>;
  /** The column's own English spelling of a country, where it has one ("United States"). */
  readonly spellings: ReadonlyMap<string, string>;
  /** The languages in which a name one letter away is a slip: in a column of other languages it is their name. */
  readonly languages: ReadonlySet<RepairedLanguage> | undefined;
}

export const country = defineEntity<CountryEvidence>({
  id: "country",
  title: "Country",
  group: "geo",
  prefilter: { minLength: 2, any: ["letter"], none: ["digit", "odd"] },
  type: "text",
  hasOpenList: true,
  maxLength: 80,
  headers: [
    /\b(country|countries|nation|land|länder|pays|país|pais|paese|nazione|staat|countrycode|country_code|iso2|iso3)\b/i,
    /country/i,
  ],
  recognise: (text) => {
    if (/^[A-Z]{2}$/.test(text)) return isCountryCode(text) ? 0.5 : 0;
    if (/^[A-Z]{3}$/.test(text)) return isCountryCode(text) ? 0.6 : 0;
    if (text.length < 2 || (nameShape(text) & (DIGIT | LETTER | ODD)) !== LETTER) return 0;
    // Two or three letters in a mixed column are more often a code of something else, Chinese and Japanese names apart.
    return findCountry(text) === undefined ? 0 : text.length < 4 && /^[a-z.]+$/i.test(text) ? 0.3 : 0.95;
  },
  has: (text) => findCountry(text) !== undefined,
  learn: learnForms,
  describe: (evidence) => [describeForm({ ...evidence, names: FORM_NAME })],
  settings: (evidence) => decideForm({ ...evidence, names: FORM_NAME }),
  tells: (_, values) => countriesOf(values),
  clean: cleanCountry,
  allowedTokens: ["na"],
});

/** A column of one country says where its table is from; one of several says where others are. */
function countriesOf(values: readonly CountedValue[]): ContextEvidence {
  const named = values.flatMap((value) => {
    const code = isCode(value.text) ? countryOfCode(value.text.toUpperCase())?.alpha2 : findCountry(value.text)?.code;
    return code === undefined ? [] : [{ ...value, code }];
  });
  const codes = [...new Set(named.map(({ code }) => code))];
  const [country, another] = codes;
  const isOnly = country !== undefined && another === undefined && countCells(named) >= MIN_TELLING;
  return { named: codes, ...(isOnly && { country }) };
}

const FORM_NAME: Readonly<Record<Form, string>> = {
  alpha2: "two-letter codes",
  alpha3: "three-letter codes",
  english: "English names",
  "other names": "names that are not English",
};

function isCode(text: string): boolean {
  return /^[A-Z]{2,3}$/i.test(text) && isCountryCode(text.toUpperCase());
}

function formOf(text: string): Form | undefined {
  const name = findCountry(text);
  // USA is both a code and what the country is called.
  if (isCode(text)) return text.length === 2 ? "alpha2" : name === undefined ? "alpha3" : undefined;
  if (name === undefined) return undefined;
  return name.isEnglish ? "english" : "other names";
}

function learnForms(values: readonly CountedValue[], hints: ColumnHints): CountryEvidence {
  const cells = { alpha2: 0, alpha3: 0, english: 0, "other names": 0 };
  const frequent = new Map<string, CountedValue>();
  for (const value of values) {
    const form = formOf(value.text);
    if (form !== undefined) cells[form] += value.count;
    const name = findCountry(value.text);
    const isProper = /^\p{Lu}/u.test(value.text) && (/\p{Ll}/u.test(value.text) || value.text.length < 5);
    if (name?.isEnglish && isProper && (frequent.get(name.code)?.count ?? 0) < value.count)
      frequent.set(name.code, value);
  }
  const spellings = new Map([...frequent].map(([alpha2, { text }]) => [alpha2, text]));
  const [inferred, chosen] = [dominantForm(cells), chosenForm(hints, cells)];
  const foreign = inferred === "other names" ? values.filter(({ text }) => formOf(text) === "other names") : undefined;
  return {
    form: chosen ?? inferred,
    inferred,
    isChosen: chosen !== undefined,
    cells,
    spellings,
    languages: foreign === undefined ? undefined : languagesOfCountries(foreign.map(({ text }) => text)),
  };
}

function dominantForm(cells: Readonly<Record<Form, number>>): Form {
  const ranked = (["english", "alpha2", "alpha3", "other names"] as const).toSorted((a, b) => cells[b] - cells[a]);
  return ranked[0] ?? "english";
}

function cleanCountry(text: string, evidence: CountryEvidence): Outcome {
  if (/^na$/i.test(text) && evidence.inferred !== "alpha2")
    return missing(`"${text}" means no data: the column has no two-letter codes.`);
  const code = isCode(text) ? countryOfCode(text.toUpperCase())?.alpha2 : undefined;
  const alpha2 = code ?? findCountry(text)?.code;
  if (alpha2 !== undefined) return inForm(text, alpha2, evidence, "Written as");
  const misspelt = findMisspeltCountry(text, evidence.languages);
  if (PARTS_AND_PASTS.has(text.toLowerCase())) return confirmed(text);
  if (misspelt === undefined || isRealWord(text)) return invalid("Not a known country.");
  return inForm(text, misspelt, evidence, "One letter away from");
}

/** Whether the text is one real word of some language. Several may be a slip all the same: "United State". */
function isRealWord(text: string): boolean {
  return installedLexicon()?.isRealWord(text) ?? false;
}

function inForm(text: string, alpha2: string, { form, spellings }: CountryEvidence, why: string): Outcome {
  const isMisspelt = why !== "Written as";
  if (form === "other names" && !isMisspelt) return confirmed(text, componentsOf(alpha2));
  const output = OUTPUT[form](alpha2, spellings);
  return rewritten(text, output, {
    why: isMisspelt ? `${why} ${output}, the only such country.` : `${why} the rest of the column: ${output}.`,
    rule: isMisspelt ? "misspelt" : "one-form",
    prob: isMisspelt ? 0.93 : 0.97,
    components: componentsOf(alpha2),
  });
}

function componentsOf(alpha2: string): Readonly<Record<string, string>> {
  const alpha3 = countryOfCode(alpha2)?.alpha3 ?? "";
  const continent = findContinent(alpha2);
  const currency = findCurrency(alpha2);
  return {
    alpha2,
    alpha3,
    ...(continent === undefined ? {} : { continent }),
    ...(currency === undefined ? {} : { currency }),
  };
}

type Writer = (alpha2: string, spellings: ReadonlyMap<string, string>) => string;

const writeName: Writer = (alpha2, spellings) => spellings.get(alpha2) ?? englishName(alpha2);
const OUTPUT: Readonly<Record<Form, Writer>> = {
  alpha2: (alpha2) => alpha2,
  alpha3: (alpha2) => countryOfCode(alpha2)?.alpha3 ?? alpha2,
  english: writeName,
  "other names": writeName,
};
