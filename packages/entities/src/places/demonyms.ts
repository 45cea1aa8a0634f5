/** What the people of a country are called, in English, then by language (data/demonyms.tsv). */
import { DEMONYMS as ROWS } from "../../data/generated/demonyms.ts";

export const DEMONYM_FORMS: readonly string[] = [
  "English",
  "German",
  "French",
  "Spanish",
  "Portuguese",
  "Italian",
  "Dutch",
];

export const DEMONYMS: readonly (readonly string[])[] = ROWS.map(([, ...words]) => words);
export const COUNTRIES_OF_DEMONYMS: readonly string[] = ROWS.map(([country]) => country);
