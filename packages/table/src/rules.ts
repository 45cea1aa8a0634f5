/**
 * The rules that change or flag cells, each with its title: what reports of a cleaning say. A title names what is the matter,
 * for the same rule may have acted in one cell and be offered in another. A rule without a title does not compile, so that a
 * report never shows a bare id.
 */
import { rememberByName } from "./remember-by-name.ts";

/** Rules of all classes alike. */
export const TABLE_RULES = {
  "code.shape": "Unlike all other codes",
  "column.answer": "Answered for the whole column",
  "column.question": "Open question of the column",
  "days.order": "Dates out of order",
  edit: "Set by a person",
  error: "Could not be cleaned",
  "keys.repeated": "Duplicate ID",
  "missing.token": "Placeholder for missing data",
  "missing.sentinel": "Number or date used as missing data",
  "numbers.far": "Far from all other numbers",
  "numbers.power": "Off by a power of ten",
  "numbers.sign": "Unexpected minus sign",
  "numbers.sum": "Total doesn't match its parts",
  "rows.agree": "Differs from similar rows",
  "rows.fill": "Blank, but similar rows have a value",
  "rows.near": "Nearly the same as another row",
  "rows.repeat": "Repeats the adjacent column",
  "rows.same": "Same as another row",
  "rows.spill": "Runs into the adjacent column",
  "rows.swap": "Swapped with the adjacent column",
  "rows.swap-look": "Looks like the adjacent column",
  "sources.agree": "Most sources disagree",
  "sources.fill": "Blank, but other sources have a value",
  "text.affix": "Extra character or word",
  "text.apostrophe": "Typographic apostrophe",
  "text.digits": "Not digits alone, unlike the other codes",
  "text.html-entity": "HTML entities instead of characters",
  "text.invisible": "Invisible characters",
  "text.lookalike": "Letters of another script",
  "text.lost-letter": "Letter lost to a wrong encoding",
  "text.mojibake": "Characters garbled by a wrong encoding",
  "text.nfc": "Accents stored apart from their letters",
  "text.one-space": "Multiple spaces between words",
  "text.odd-end": "Unusual character at the start or end",
  "text.quotes": "Stray quotes",
  "text.space": "Unusual space characters",
  "text.spreadsheet": "Changed by a spreadsheet",
  "text.tags": "Formatting tags",
  "text.trim": "Leading or trailing spaces",
  "text.zeros": "Leading zeros lost",
  "text.width": "Full-width letters and digits",
  "text.wrong-letter": "Signs in the place of letters",
  "typo.near": "Likely typo of a frequent value",
  "word.misspelt": "Likely misspelt word",
} as const;
export type TableRule = keyof typeof TABLE_RULES;

/** Rules of classes, by their names behind the class: `postal_code.form` has the title "Postal code: standard format". */
export const CLASS_RULES = {
  "24-hours": "24-hour clock",
  ambiguous: "ambiguous",
  bare: "without its unit, as in most cells",
  "bare-amount": "amount without its currency",
  binomial: "scientific name format",
  capitals: "in capitals",
  case: "usual capitalisation",
  "chosen-spelling": "in the chosen spelling",
  clock: "hours and minutes",
  code: "as its code",
  "code-to-name": "name instead of code",
  "date-part": "date without time",
  "day-first": "read day first",
  decimal: "decimal degrees",
  "decimal-sign": "read with the column's decimal separator",
  "degrees-minutes-seconds": "converted from degrees, minutes and seconds",
  digits: "plain digits",
  "dominant-spelling": "in the most frequent spelling",
  e164: "international format",
  "first-name-first": "first name first",
  form: "standard format",
  hex: "hexadecimal digits",
  hill: "elements in Hill order",
  "home-country": "read with the column's country",
  invalid: "invalid",
  iso: "ISO format",
  "latitude-first": "latitude first",
  "longitude-first": "read longitude first",
  minified: "without unneeded spaces",
  misspelt: "misspelt",
  "month-first": "read month first",
  "name-to-code": "code instead of name",
  offset: "UTC offset",
  "one-form": "in the column's format",
  "one-name": "the name that the column uses",
  "one-scale": "in the column's scale",
  "one-unit": "in the column's unit",
  osm: "OpenStreetMap format",
  parted: "consistent separators",
  plain: "plain number",
  "proper-case": "capitalised words",
  range: "as a range",
  scale: "value and scale as plain numbers",
  separator: "consistent separator",
  serial: "converted from a spreadsheet's day number",
  spacing: "usual spacing",
  symbol: "as its symbol",
  trim: "leading or trailing spaces",
  "two-units": "in two units, as in the column",
  "tz-name": "time zone database name",
  "unit-added": "with its unit, as in the column",
  unmasked: "@ and dots restored",
  "unit-form": "number, space and unit",
  word: "as true or false",
  words: "digits instead of words",
  "year-first": "read year first",
  years: "as years",
} as const;
export type ClassRule = keyof typeof CLASS_RULES;

/** Rules of classes that say that another value is meant. All others of classes write the same value in another form. */
const CLASS_REPAIRS: ReadonlySet<string> = new Set<ClassRule>(["misspelt", "unmasked"]);
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
