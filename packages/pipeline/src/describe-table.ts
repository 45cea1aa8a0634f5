/** Writes the name, description and tags of a table in plain sentences, from what was inferred only. */
import { entityById } from "@limpid/entities";
import type { ClutterLine } from "@limpid/ingest";
import type { CleanColumn, CleanTable, Table } from "@limpid/table";
import { count } from "./count-noun.ts";
import type { TableMetadata } from "./events.ts";

const EXTENSION = /\.(csv|tsv|txt|json|ndjson|xlsx?|xlsm|ods|xml|gz|zip)$/i;
const NAMED_COLUMNS = 5;
const TITLE_CHARACTERS = 120;
/** Classes of these groups say how a value is written, not what it is about, so they give no tags. */
const PLAIN_GROUPS = new Set(["id", "number", "category", "text"]);

/** `clean` may hold only some of the rows, so the description leaves out what cleaning found there. */
export function describeTable(
  table: Table,
  clean: CleanTable,
  fileName: string,
  clutter: readonly ClutterLine[],
): TableMetadata {
  return {
    name: nameTable(fileName, clutter, clean),
    description: [sizeSentence(table), columnsSentence(clean)].filter(Boolean).join(" "),
    tags: [...new Set(clean.columns.filter(isTelling).map((column) => column.entity.name))],
  };
}

function nameTable(fileName: string, clutter: readonly ClutterLine[], clean: CleanTable): string {
  const stem = fileName
    .replace(/^.*[/\\]/, "")
    .replace(EXTENSION, "")
    .replace(EXTENSION, "");
  const words = stem.replace(/[_\-+.\s]+/g, " ").trim();
  if (words !== "") return capitalise(words).slice(0, TITLE_CHARACTERS);
  const title = clutter.map((line) => line.text.replace(/[;,|\t"]+/g, " ").trim()).find((text) => text !== "");
  if (title !== undefined) return title.slice(0, TITLE_CHARACTERS);
  const first = clean.columns.slice(0, 3).map((column) => column.title);
  return first.length > 0 ? `Table of ${first.join(", ")}`.slice(0, TITLE_CHARACTERS) : "Table";
}

function sizeSentence(table: Table): string {
  return `${count(table.rowCount, "row")} in ${count(table.columns.length, "column")}.`;
}

function columnsSentence(clean: CleanTable): string {
  const telling = clean.columns.filter(isTelling).slice(0, NAMED_COLUMNS);
  const phrases = telling.map((column) => `${column.title} (${column.entity.name.toLowerCase()})`);
  return phrases.length === 0 ? "" : `Among them ${phrases.join(", ")}.`;
}

function isTelling(column: CleanColumn): boolean {
  return !PLAIN_GROUPS.has(entityById(column.entity.predictedClass)?.group ?? "text");
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
