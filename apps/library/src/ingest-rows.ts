/** Rows that a program has, as a table of text. */
import type { IngestedEvent } from "@limpid/pipeline";
import { tableFromRows } from "@limpid/table";
import type { Rows } from "./types.ts";

interface Texts {
  readonly titles: readonly string[];
  readonly rows: Iterable<readonly string[]>;
}

export function ingestRows(input: Rows): IngestedEvent {
  const { titles, rows } = textsOf(input);
  const table = tableFromRows(titles, rows);
  return {
    kind: "ingested",
    table,
    parameters: {
      compression: "none",
      fileType: "rows",
      encoding: "",
      delimiter: "",
      lineTerminator: "",
      header: true,
      quoting: "",
      index: false,
      skiprows: 0,
      sheet: "",
    },
    clutter: [],
    warnings: [],
    choices: {},
    selectable: { entries: [], sheets: [], recordPaths: [] },
  };
}

/** Lists begin with one of titles. */
function textsOf(input: Rows): Texts {
  if (!Array.isArray(input)) throw new TypeError("The input must be bytes, a text, or a list of rows");
  const isLists = Array.isArray(input[0]);
  for (const [index, row] of input.entries())
    if (typeof row !== "object" || row === null || Array.isArray(row) !== isLists)
      throw new TypeError(`Row ${index} is not a ${isLists ? "list" : "record"} as the first one`);
  return isLists ? fromLists(input as unknown[][]) : fromRecords(input as Record<string, unknown>[]);
}

function fromLists([titles = [], ...rows]: readonly (readonly unknown[])[]): Texts {
  return { titles: titles.map(textOf), rows: rows.map((row) => row.map(textOf)) };
}

/** The columns are those of all records, in the order in which they first appear. */
function fromRecords(records: readonly Readonly<Record<string, unknown>>[]): Texts {
  const titles = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return {
    titles,
    rows: records.map((record) => titles.map((title) => (Object.hasOwn(record, title) ? textOf(record[title]) : ""))),
  };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString();
  if (typeof value === "object") return JSON.stringify(value);
  return typeof value === "string" ? value : String(value as number | boolean | bigint | symbol);
}
