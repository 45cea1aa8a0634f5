/** All formats, in the order in which they are asked; on a tie the first one wins. */
import type { Reader } from "../reader.ts";
import { csvReader } from "./csv/reader.ts";
import { htmlReader } from "./html/reader.ts";
import { jsonReader } from "./json/reader.ts";
import { sdmxReader } from "./sdmx/reader.ts";
import { spreadsheetReader } from "./spreadsheet/reader.ts";
import { xmlReader } from "./xml/reader.ts";

export const READERS: readonly Reader[] = [spreadsheetReader, jsonReader, sdmxReader, htmlReader, xmlReader, csvReader];

/** What the upload screen and the docs list. */
export const FORMATS = READERS.map(({ id, title, extensions, reads, obeys }) => ({
  id,
  title,
  extensions,
  reads,
  obeys,
}));
