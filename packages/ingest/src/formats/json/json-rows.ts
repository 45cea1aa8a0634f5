/** Finds and reads the rows of a JSON text with one or many documents. */
import { type IngestChoices, type Refused, refused } from "../../reader.ts";
import { asRecord } from "./as-record.ts";
import { findRecords, isGrid, listSources, recordsAt } from "./find-records.ts";
import { isArray, type JsonArray } from "./json-value.ts";
import type { Documents, Outline } from "./outline-json.ts";
import type { JsonReader } from "./parse-json.ts";
import { readRecords, type TakeRecord } from "./read-records.ts";
import type { RecordSource } from "./record-source.ts";

export interface JsonRows {
  readonly kind: "rows";
  /** True for lists of cells, which may have a header; false for records. */
  readonly isGrid: boolean;
  /** Empty if the document itself is the list. */
  readonly path: string;
  /** Places of the values of which the table consists. */
  readonly used: ReadonlySet<number>;
  readonly otherPaths: readonly string[];
  readonly readRecords: (take: TakeRecord) => void;
  readonly readGrid: (take: (row: JsonArray) => boolean) => void;
}

export const MAX_PATHS = 200;

export function chooseRows(
  { first, places }: Documents,
  reader: JsonReader,
  choices: IngestChoices,
): JsonRows | Refused {
  if (places.length > 1) return rowsOfDocuments(first, places, reader);
  const { recordPath } = choices;
  const chosen = recordPath === undefined ? undefined : findPath(first, recordPath);
  if (recordPath !== undefined && chosen === undefined) {
    return refused("no_table", `There is nothing at ${recordPath} in this JSON document`);
  }
  const found = findRecords(first, reader);
  const source = chosen === undefined || found?.node === chosen ? found : recordsAt(chosen, reader);
  if (source === undefined || (source.kind === "list" && source.node.size === 0)) {
    return refused("no_table", "This JSON file holds no list of records");
  }
  return rowsOfSource(source, first, reader);
}

function rowsOfSource(source: RecordSource, document: Outline, reader: JsonReader): JsonRows {
  const paths = new Set(listSources(document, reader).map(({ path }) => path));
  return {
    kind: "rows",
    isGrid: source.kind === "list" && isGrid(source.node),
    path: source.node.path,
    used: new Set(placesOf(source)),
    otherPaths: [...paths].slice(0, MAX_PATHS),
    readRecords: (take) => readRecords(source, reader, take),
    readGrid: (take) => reader.readItemsAt(source.node.place, (row) => !isArray(row) || take(row)),
  };
}

/** The object around the lists of a split layout has other members too. */
function placesOf({ node, split }: RecordSource): readonly number[] {
  if (split === undefined) return [node.place];
  return [...split.names, split.rows, ...(split.index === undefined ? [] : [split.index])];
}

function rowsOfDocuments(first: Outline, places: readonly number[], reader: JsonReader): JsonRows {
  return {
    kind: "rows",
    isGrid: first.kind === "array",
    path: "",
    used: new Set(),
    otherPaths: [],
    readRecords: (take) => void places.every((place) => take(asRecord(reader.readAt(place)))),
    readGrid: (take) =>
      void places.every((place) => {
        const row = reader.readAt(place);
        return !isArray(row) || take(row);
      }),
  };
}

function findPath(node: Outline, path: string): Outline | undefined {
  if (node.path === path) return node;
  for (const member of node.members) {
    const found = path.startsWith(member.path) ? findPath(member, path) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
