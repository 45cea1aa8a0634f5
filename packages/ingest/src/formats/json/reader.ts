/** JSON in any of the shapes tables come in, and NDJSON. */
import { ColumnBuilder, type Table } from "@limpid/table";
import {
  type IngestionParameters,
  type IngestLimits,
  type IngestOptions,
  type IngestOutcome,
  NOTHING_ELSE,
  type Reader,
  type Refused,
  refused,
} from "../../reader.ts";
import { cellTooLong, checkSize, inDigits } from "../../shape/limits.ts";
import { readGrid } from "../../shape/read-grid.ts";
import { nameColumns } from "../../shape/titles.ts";
import { decodeText } from "../../sniff/encoding.ts";
import { findRecords } from "./find-records.ts";
import { cellText, flattenRecord } from "./flatten-record.ts";
import type { JsonObject } from "./json-value.ts";
import { parseJson } from "./parse-json.ts";

/** Begins as only JSON does. "[1]" may also begin a list of footnotes, so it must end as JSON too. */
const CERTAIN = /^[\s\ufeff]*(?:\{\s*"(?:[^"\\]|\\.)*"\s*:|\[\s*[{[])/;
const LIKELY = /^[\s\ufeff]*(?:\{\s*\}|\[\s*(?:["\]]|-?\d|true|false|null))/;
/** Characters at the end that are looked at. */
const LOOK_AT = 100;
const LIKELY_END = /[\]}]\s*$/;

export const jsonReader: Reader = {
  id: "json",
  title: "JSON",
  extensions: ["json", "ndjson", "jsonl"],
  sniff: sniffJson,
  read: readJson,
};

function sniffJson(head: Uint8Array, fileName: string): number {
  const { text } = decodeText(head);
  if (/\.(?:json|ndjson|jsonl)$/i.test(fileName) && /^[\s\ufeff]*[[{]/.test(text)) return 1;
  if (CERTAIN.test(text)) return 0.9;
  return LIKELY.test(text) && LIKELY_END.test(text.slice(-LOOK_AT)) ? 0.6 : 0;
}

function readJson(bytes: Uint8Array, { limits }: IngestOptions): IngestOutcome {
  const { text, encoding } = decodeText(bytes);
  const parsed = parseJson(text);
  if (parsed.kind === "malformed") {
    return refused("malformed", `This JSON is broken ${placeName(text, parsed.place)}: ${parsed.reason}`);
  }
  const records = findRecords(parsed.documents);
  if (records === undefined) return refused("no_table", "This JSON file holds no list of records");
  const parameters: IngestionParameters = {
    compression: "none",
    fileType: "json",
    encoding,
    delimiter: "",
    lineTerminator: "",
    header: true,
    quoting: "",
    index: false,
    skiprows: 0,
    sheet: "",
  };
  if (records.kind === "grid") {
    return readGrid(
      records.rows.map((row) => row.items.map(cellText)),
      parameters,
      limits,
    );
  }
  const table = tableFromRecords(records.rows, limits);
  if ("kind" in table) return table;
  const choices = { encoding };
  return { kind: "table", table, parameters, choices, selectable: NOTHING_ELSE, clutter: [], warnings: [] };
}

function tableFromRecords(records: readonly JsonObject[], limits: IngestLimits): Table | Refused {
  const builders = new Map<string, ColumnBuilder>();
  for (const [row, record] of records.entries()) {
    let longest = 0;
    flattenRecord(record, (title, text) => {
      longest = Math.max(longest, text.length);
      pushField(builders, row, title, text);
    });
    if (longest > limits.maxCellCharacters) return cellTooLong(row, limits.maxCellCharacters);
    const problem = checkSize(builders.size, row + 1, limits);
    if (problem !== undefined) return problem;
  }
  if (builders.size === 0) return refused("no_table", "The records of this JSON file have no fields");
  const titles = nameColumns([...builders.keys()], builders.size);
  const columns = [...builders.values()].map((builder, index) => {
    builder.padTo(records.length);
    return builder.build(titles[index] ?? "");
  });
  return { columns, rowCount: records.length };
}

/** A title that the record has already filled, by a repeated key or another path, goes on as `title_2`. */
function pushField(builders: Map<string, ColumnBuilder>, row: number, title: string, text: string): void {
  let name = title;
  for (let number = 2; (builders.get(name)?.rowCount ?? 0) > row; number++) name = `${title}_${number}`;
  const builder = builders.get(name) ?? new ColumnBuilder();
  builders.set(name, builder);
  builder.padTo(row);
  builder.push(text);
}

function placeName(text: string, place: number): string {
  const before = text.slice(0, place).split(/\r\n|\r|\n/);
  return `in line ${inDigits(before.length)}, column ${inDigits((before.at(-1)?.length ?? 0) + 1)}`;
}
