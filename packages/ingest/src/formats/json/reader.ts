/** Reads JSON in any common table layout, and NDJSON. */
import type { ReadBalance, Table } from "@limpid/table";
import {
  type IngestChoices,
  type IngestedTable,
  type IngestOptions,
  type IngestOutcome,
  NOTHING_ELSE,
  type Reader,
  type Refused,
  refused,
} from "../../reader.ts";
import { addAmounts, balanceOfDocument, warnOfRest } from "../../shape/balance.ts";
import { checkSize, inDigits } from "../../shape/limits.ts";
import { readGrid } from "../../shape/read-grid.ts";
import { warnOfOutside } from "../../shape/warn-of-clutter.ts";
import { type DecodedText, decodeText } from "../../sniff/encoding.ts";
import { isUtf8Source, skipMark } from "../../sniff/plain-utf8.ts";
import { warnOfDecoding } from "../../sniff/warn-of-decoding.ts";
import { documentParameters } from "../document-parameters.ts";
import { RecordColumns } from "../record-columns.ts";
import { cellText, flattenRecord } from "./flatten-record.ts";
import { MalformedJson } from "./json-cursor.ts";
import { chooseRows, type JsonRows } from "./json-rows.ts";
import { unwrapJson } from "./json-wrapper.ts";
import { countInside, listOutside } from "./list-outside.ts";
import { type Documents, outlineDocuments } from "./outline-json.ts";
import { JsonReader } from "./parse-json.ts";
import { findJsonStat, readJsonStat } from "./read-json-stat.ts";
import { readLongJson } from "./read-long-json.ts";
import { readSdmxJson } from "./read-sdmx-json.ts";
import { type Salvaged, salvageLines } from "./salvage-lines.ts";
import { sniffJson } from "./sniff-json.ts";

export const jsonReader: Reader = {
  id: "json",
  title: "JSON",
  extensions: ["json", "ndjson", "jsonl", "geojson"],
  reads: [
    "Records in a list or under a key, one a line (NDJSON) or behind each other, keyed objects, columns, the split form of pandas, rows of cells, GeoJSON, JSON-stat, SDMX-JSON.",
    "What common interfaces send: names apart from rows (Socrata, PxWeb, SPARQL, Google), features of ArcGIS, pages around records, packages. What is outside of the records is named.",
    "NaN and Infinity, comments above the document, a script around it, commas between lines.",
    "Nested objects become columns with dots in their names; lists of plain values are joined. Numbers keep all of their digits, repeated keys their values.",
    "A broken line of NDJSON is a warning; any other fault is refused with its line and column. Of a document in UTF-8 that is too large for one text, the longest list of records is read, one by one.",
  ],
  obeys: ["encoding", "recordPath"],
  readsBytes: (bytes, { encoding }) => isUtf8Source(bytes, encoding),
  sniff: sniffJson,
  read: readJson,
};

function readJson(bytes: Uint8Array, options: IngestOptions): IngestOutcome {
  if (bytes.length > options.limits.maxDecodedBytes) return readLongJson(skipMark(bytes), options);
  const decoded = decodeText(bytes, options.choices);
  const unwrapped = unwrapJson(decoded.text);
  const outcome = readText({ ...decoded, text: unwrapped?.text ?? decoded.text }, options);
  if (outcome.kind === "refused") return outcome;
  return {
    ...outcome,
    clutter: [...(unwrapped?.clutter ?? []), ...outcome.clutter],
    warnings: [...warnOfDecoding(decoded), ...outcome.warnings],
  };
}

function readText({ text, encoding }: DecodedText, options: IngestOptions): IngestOutcome {
  const documents = outline(text);
  if ("reason" in documents) return documents;
  const reader = new JsonReader(text);
  if (isSdmx(documents, options.choices)) {
    const table = readSdmxJson(reader.readAt(documents.first.place), options.limits);
    if (table !== undefined)
      return "kind" in table ? table : { ...tableOutcome(table, "sdmx-json", encoding), choices: { encoding } };
  }
  const cube = isOneDocument(documents, options.choices) ? findJsonStat(documents.first) : undefined;
  if (cube !== undefined) {
    const table = readJsonStat(reader.readAt(cube.place), options.limits);
    return "kind" in table ? table : { ...tableOutcome(table, "json-stat", encoding), choices: { encoding } };
  }
  const rows = chooseRows(documents, reader, options.choices);
  if (rows.kind === "refused") return rows;
  const outcome = rows.isGrid ? readCells(rows, encoding, options) : readFields(rows, encoding, options);
  if (outcome.kind === "refused") return outcome;
  const complete = { ...outcome.choices, encoding, ...(rows.path === "" ? {} : { recordPath: rows.path }) };
  const { confidence = {}, alternatives = [] } = outcome.selectable;
  const balance = balanceOf(outcome, documents, rows);
  return {
    ...outcome,
    choices: complete,
    selectable: {
      ...NOTHING_ELSE,
      recordPaths: rows.otherPaths,
      balance,
      confidence,
      alternatives: alternatives.map((each) => ({ ...each, choices: { ...complete, ...each.choices } })),
    },
    warnings: [
      ...outcome.warnings,
      ...warnOfRest(balance),
      ...warnOfOutside(listOutside(documents, rows)),
      ...("warnings" in documents ? documents.warnings.list() : []),
    ],
  };
}

/** Rows of cells may have titles above them or notes below, which are in the balance of these rows. */
function balanceOf({ table, selectable }: IngestedTable, documents: Documents | Salvaged, rows: JsonRows): ReadBalance {
  const { characters } = documents;
  const isSalvaged = "warnings" in documents;
  const inside = isSalvaged ? documents.readCharacters : countInside(documents, rows);
  const { file, leftOut, ...parts } = balanceOfDocument(
    table.rowCount,
    characters,
    inside,
    isSalvaged ? documents.brokenLines : 0,
  );
  const { balance } = selectable;
  if (balance === undefined) return { file, leftOut, ...parts };
  return { ...balance, file: addAmounts(balance.file, leftOut), leftOut };
}

function outline(text: string): Documents | Salvaged | Refused {
  try {
    return outlineDocuments(text) ?? refused("no_table", "This JSON file holds no list of records");
  } catch (error) {
    if (!(error instanceof MalformedJson)) throw error;
    const broken = `This JSON is broken ${placeName(text, error.place)}: ${error.message}`;
    return salvageLines(text) ?? refused("malformed", broken);
  }
}

function readFields(rows: JsonRows, encoding: string, { limits }: IngestOptions): IngestOutcome {
  const columns = new RecordColumns(limits);
  let problem: Refused | undefined;
  rows.readRecords((record) => {
    // A field may come again, by a repeated key or another path.
    flattenRecord(record, (field, text) => columns.add(field, text));
    problem = columns.endRecord();
    return problem === undefined;
  });
  if (problem !== undefined) return problem;
  if (columns.fields.length === 0) return refused("no_table", "The records of this JSON file have no fields");
  return tableOutcome(columns.build(), "json", encoding);
}

function tableOutcome(table: Table, fileType: string, encoding: string): IngestedTable {
  return {
    kind: "table",
    table,
    parameters: documentParameters(fileType, encoding),
    choices: {},
    selectable: NOTHING_ELSE,
    clutter: [],
    warnings: [],
  };
}

/** Whether the document may be in a format that defines the place of its table. */
function isOneDocument({ places }: Documents, { recordPath }: IngestChoices): boolean {
  return places.length === 1 && recordPath === undefined;
}

/** Detects a list of SDMX data sets at the top or under "data". */
function isSdmx(documents: Documents, choices: IngestChoices): boolean {
  if (!isOneDocument(documents, choices)) return false;
  const { first } = documents;
  const nodes = [...first.members, ...first.members.flatMap(({ members }) => members)];
  return nodes.some(({ kind, path }) => kind === "array" && (path === "dataSets" || path === "data.dataSets"));
}

function readCells(rows: JsonRows, encoding: string, { limits, choices }: IngestOptions): IngestOutcome {
  const grid: string[][] = [];
  let problem: Refused | undefined;
  rows.readGrid((row) => {
    problem = checkSize(row.items.length, grid.length, limits);
    grid.push(row.items.map(cellText));
    return problem === undefined;
  });
  return problem ?? readGrid(grid, documentParameters("json", encoding), limits, choices);
}

function placeName(text: string, place: number): string {
  const before = text.slice(0, place).split(/\r\n|\r|\n/);
  return `in line ${inDigits(before.length)}, column ${inDigits((before.at(-1)?.length ?? 0) + 1)}`;
}
