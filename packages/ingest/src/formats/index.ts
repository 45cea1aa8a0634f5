/** All formats, in the order in which they are asked; on a tie the first one wins. */
import type { Reader } from "../reader.ts";
import { csvReader } from "./csv/reader.ts";
import { jsonReader } from "./json/reader.ts";
import { xlsxReader } from "./xlsx/reader.ts";

export const READERS: readonly Reader[] = [xlsxReader, jsonReader, csvReader];

/** What the upload screen and the docs list. */
export const FORMATS = READERS.map(({ id, title, extensions }) => ({ id, title, extensions }));
