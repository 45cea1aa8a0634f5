/** Lists all formats in the order in which they are tried; the first one wins a tie. */
import type { Reader } from "../reader.ts";
import { csvReader } from "./csv/reader.ts";
import { htmlReader } from "./html/reader.ts";
import { jsonReader } from "./json/reader.ts";
import { sdmxReader } from "./sdmx/reader.ts";
import { spreadsheetReader } from "./spreadsheet/reader.ts";
import { xmlReader } from "./xml/reader.ts";

export const READERS: readonly Reader[] = [spreadsheetReader, jsonReader, sdmxReader, htmlReader, xmlReader, csvReader];

/** Shown on the upload screen and in the docs. */
export const FORMATS = READERS.map(({ id, title, extensions, reads, obeys }) => ({
  id,
  title,
  extensions,
  reads,
  obeys,
}));
