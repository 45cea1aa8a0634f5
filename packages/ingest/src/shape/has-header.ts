/** Tells names from values: whether the first row of a table holds the titles of its columns. */
import { type CellKind, cellKind, isValueKind } from "./cell-kind.ts";

type Row = readonly string[];

const SAMPLE_ROWS = 100;
/** Words that name columns in many files, in the languages most exports come in. */
const NAME_WORDS =
  /^(?:id|uuid|name|nom|nombre|nome|vorname|nachname|first|last|title|titel|type|typ|date|datum|fecha|data|time|year|jahr|month|day|code|key|value|wert|count|total|amount|betrag|price|preis|prix|quantity|qty|menge|description|beschreibung|comment|note|status|state|city|ort|stadt|ville|country|land|pays|address|adresse|street|strasse|zip|plz|phone|telefon|email|e-mail|url|link|category|kategorie|group|class|label|number|nummer|nr|no|lat|latitude|lon|lng|longitude|age|alter|gender|sex|unit|currency|region|score|rank|index|user|username|file|source|version|size|length|width|height|weight)$/i;

export function hasHeader(first: Row, body: readonly Row[]): boolean {
  if (first.length === 0) return false;
  const rows = body.slice(0, SAMPLE_ROWS);
  const votes = first.map((name, column) =>
    voteOfColumn(
      name,
      rows.map((row) => row[column] ?? ""),
    ),
  );
  return votes.reduce((sum, vote) => sum + vote, voteOfNames(first, rows.length)) >= 0;
}

/** What one column says: above 0 for a name over values, below 0 for one more value. */
function voteOfColumn(name: string, values: readonly string[]): number {
  const text = name.trim();
  if (text === "") return -0.2;
  const filled = values.filter((value) => value.trim() !== "");
  const kind = cellKind(text);
  if (isValueKind(kind)) return isYear(text) ? -0.3 : voteOfValue(kind, filled);
  if (NAME_WORDS.test(text)) return 1.5;
  if (filled.length === 0) return 0;
  const kinds = filled.map(cellKind);
  const typed = kinds.filter((each) => isValueKind(each)).length / kinds.length;
  if (typed > 0.8) return 1;
  if (filled.includes(name)) return -1;
  return voteOfShape(text, filled);
}

/** A value in the first row counts more when the column goes on in the same kind. */
function voteOfValue(kind: CellKind, filled: readonly string[]): number {
  if (filled.length === 0) return -0.7;
  const alike = filled.filter((value) => cellKind(value) === kind).length / filled.length;
  return alike > 0.5 ? -1.5 : -0.5;
}

/** Texts over texts: a name that is longer or shorter than all of its values, or is made of other characters. */
function voteOfShape(name: string, filled: readonly string[]): number {
  const lengths = filled.map((value) => value.length);
  const least = Math.min(...lengths);
  const most = Math.max(...lengths);
  if (filled.length > 2 && most - least <= 1 && Math.abs(name.length - most) > 1) return 0.7;
  const withDigits = filled.filter((value) => /\d/.test(value)).length / filled.length;
  if (withDigits > 0.8) return /\d/.test(name) ? -0.5 : 0.7;
  return name.length > 60 ? -0.5 : 0;
}

/** The row as a whole: names are short, differ from each other, and a table without any value below has only names. */
function voteOfNames(first: Row, bodyRows: number): number {
  const texts = first.map((name) => name.trim()).filter((name) => name !== "");
  if (bodyRows === 0) return texts.length > 1 ? 0.5 : -0.1;
  const repeated = texts.length - new Set(texts).size;
  return 0.3 - repeated * 0.5;
}

function isYear(text: string): boolean {
  return /^(?:19|20)\d\d$/.test(text);
}
