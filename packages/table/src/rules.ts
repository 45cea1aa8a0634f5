/**
 * The rules that change or flag cells, each with its title: what reports of a cleaning say. A title names what is the matter,
 * for the same rule may have acted in one cell and be offered in another. A rule without a title does not compile, so that a
 * report never shows a bare id.
 */
import { rememberByName } from "./remember-by-name.ts";

/** Rules of all classes alike. */
export const TABLE_RULES = {
  "days.order": "A day before the one that it follows",
  edit: "Set by a person",
  error: "Could not be cleaned",
  "keys.repeated": "A key that stands twice",
  "missing.token": "A word or sign for missing data",
  "missing.sentinel": "A number or date that stands for missing data",
  "numbers.far": "Far above all other numbers",
  "numbers.power": "Off by a power of ten",
  "numbers.sign": "A minus that hardly any number has",
  "numbers.sum": "A total that is not the sum of its parts",
  "rows.agree": "Equal rows agree on another value",
  "rows.fill": "Blank where equal rows have a value",
  "rows.repeat": "Repeated from the column beside it",
  "rows.spill": "Ran into the column beside it",
  "rows.swap": "Swapped with the column beside it",
  "rows.swap-look": "Looks like the column beside it",
  "sources.agree": "Most sources say otherwise",
  "sources.fill": "Blank where other sources have a value",
  "text.affix": "A stray sign or word at a known value",
  "text.apostrophe": "A typeset apostrophe",
  "text.html-entity": "HTML entities in place of characters",
  "text.invisible": "Invisible characters",
  "text.lost-letter": "A letter lost by a wrong encoding",
  "text.mojibake": "Letters broken by a wrong encoding",
  "text.nfc": "Accents apart from their letters",
  "text.one-space": "Several spaces between words",
  "text.odd-end": "A sign that no other value has at its end",
  "text.quotes": "Stray quotes",
  "text.space": "Unusual spaces",
  "text.spreadsheet": "Changed by a spreadsheet",
  "text.tags": "Formatting tags",
  "text.trim": "Spaces around the value",
  "text.width": "Wide letters and digits",
  "typo.near": "A typo of a frequent value",
} as const;
export type TableRule = keyof typeof TABLE_RULES;

/** Rules of classes, by their names behind the class: `postal_code.form` has the title "Postal code: in its usual form". */
export const CLASS_RULES = {
  "24-hours": "in 24 hours",
  ambiguous: "more than one meaning",
  bare: "without its unit, as in most cells",
  "bare-amount": "the amount alone",
  binomial: "as Latin names are written",
  capitals: "in capitals",
  case: "in the usual capitals or small letters",
  "chosen-spelling": "in the spelling that a person chose",
  clock: "hours and minutes as on a clock",
  code: "as its code",
  "code-to-name": "the name in place of the code",
  "date-part": "the date alone",
  "day-first": "read with the day first",
  decimal: "in decimal degrees",
  "decimal-sign": "read with the column's decimal sign",
  "degrees-minutes-seconds": "from degrees, minutes and seconds",
  digits: "with plain digits",
  "dominant-spelling": "in the most frequent spelling",
  e164: "in international form",
  "first-name-first": "with the first name first",
  form: "in its usual form",
  hex: "as hexadecimal digits",
  hill: "elements in Hill's order",
  "home-country": "read as of the country of the column",
  invalid: "not valid",
  iso: "in ISO form",
  "latitude-first": "with the latitude first",
  "longitude-first": "read with the longitude first",
  minified: "without needless spaces",
  misspelt: "misspelt",
  "month-first": "read with the month first",
  "name-to-code": "the code in place of the name",
  offset: "as an offset from UTC",
  "one-form": "in the form of the column",
  "one-name": "by the name that the column uses",
  "one-scale": "in the scale of the column",
  "one-unit": "in the unit of the column",
  osm: "in the form of OpenStreetMap",
  parted: "parted alike",
  plain: "as a plain number",
  "proper-case": "first letters in capitals",
  range: "as a range",
  scale: "value and scale in plain numbers",
  separator: "with one separator",
  serial: "from a spreadsheet's day number",
  spacing: "with the usual spaces",
  "stray-sign": "without a stray sign",
  symbol: "as its symbol",
  trim: "spaces around it",
  "two-units": "in two units, as in the column",
  "tz-name": "as the time zone database names it",
  "unit-added": "with its unit, as in the column",
  unmasked: "with its @ and dots",
  "unit-form": "number, space and unit",
  word: "as true or false",
  words: "in digits instead of words",
  "year-first": "read with the year first",
  years: "as years",
} as const;
export type ClassRule = keyof typeof CLASS_RULES;

/** Rules of classes that say that another value is meant. All others of classes write the same value in another form. */
const CLASS_REPAIRS: ReadonlySet<string> = new Set<ClassRule>(["misspelt", "stray-sign", "unmasked"]);
/** Rules of all classes that only change how a text is written. */
const TEXT_FORMS: ReadonlySet<string> = new Set<TableRule>([
  "text.apostrophe",
  "text.invisible",
  "text.nfc",
  "text.one-space",
  "text.space",
  "text.trim",
  "text.width",
]);

/** Whether a rule puts another value in the place of a wrong one, rather than the same value in another form. */
export const isRepair = rememberByName((rule: string): boolean => {
  if (isIn(TABLE_RULES, rule)) return !TEXT_FORMS.has(rule);
  return CLASS_REPAIRS.has(rule.slice(rule.indexOf(".") + 1));
});

/** Empty where a cell is as it was read. */
export type Rule = "" | TableRule | `${string}.${ClassRule}`;

export function ruleTitle(rule: string): string {
  if (rule === "") return "No rule";
  if (isIn(TABLE_RULES, rule)) return TABLE_RULES[rule];
  const [subject = "", name = ""] = rule.split(".");
  const title = isIn(CLASS_RULES, name) ? CLASS_RULES[name] : wordsOf(name);
  const words = wordsOf(subject);
  return words.charAt(0).toUpperCase() + words.slice(1) + (title === "" ? "" : `: ${title}`);
}

function isIn<T extends object>(titles: T, rule: string): rule is Extract<keyof T, string> {
  return Object.hasOwn(titles, rule);
}

/** Words of ids that are not written as other words are. */
const ABBREVIATIONS = {
  bic: "BIC",
  cusip: "CUSIP",
  doi: "DOI",
  gtin: "GTIN",
  html: "HTML",
  iata: "IATA",
  iban: "IBAN",
  icao: "ICAO",
  icd10: "ICD-10",
  imei: "IMEI",
  ip: "IP",
  isbn: "ISBN",
  isin: "ISIN",
  iso: "ISO",
  issn: "ISSN",
  json: "JSON",
  locode: "UN/LOCODE",
  mac: "MAC",
  orcid: "ORCID",
  unix: "Unix",
  url: "URL",
  utc: "UTC",
  uuid: "UUID",
  vat: "VAT",
  vin: "VIN",
} as const;

/** Stored tables may name a rule that is no more. */
function wordsOf(id: string): string {
  const words = id.split(/[-_]/);
  return words.map((word) => (isIn(ABBREVIATIONS, word) ? ABBREVIATIONS[word] : word)).join(" ");
}
