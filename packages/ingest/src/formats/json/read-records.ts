/** Reads the records of a JSON text one by one from a known place. */
import { asRecord, namesFrom, record } from "./as-record.ts";
import { cellsOfRow } from "./cells-of-row.ts";
import { isArray, isObject, type JsonObject, type JsonValue } from "./json-value.ts";
import type { JsonReader } from "./parse-json.ts";
import type { RecordSource, SplitLists } from "./record-source.ts";

/** Returns false to end the reading. */
export type TakeRecord = (record: JsonObject) => boolean;

/** Field for the keys of keyed records. */
const KEY = "key";
const INDEX = "index";

export function readRecords({ kind, node, split }: RecordSource, reader: JsonReader, take: TakeRecord): void {
  const { place } = node;
  if (kind === "list") reader.readItemsAt(place, (item) => take(asRecord(item)));
  else if (kind === "keyed") reader.readMembersAt(place, (key, value) => take(keyed(key, value)));
  else if (split !== undefined) readSplit(split, reader, take);
  else if (kind === "columns")
    takeAll(
      rowsOfColumns(reader.readAt(place), (list) => (isArray(list) ? list.items : [])),
      take,
    );
  else if (kind === "columnsByKey") takeAll(rowsOfColumns(reader.readAt(place), valuesOf), take);
  else take(asRecord(reader.readAt(place)));
}

function takeAll(rows: readonly JsonObject[], take: TakeRecord): void {
  rows.every(take);
}

function keyed(key: string, value: JsonValue): JsonObject {
  return record([[KEY, key], ...asRecord(value).entries]);
}

function valuesOf(value: JsonValue): readonly JsonValue[] {
  return isObject(value) ? value.entries.map(([, cell]) => cell) : [];
}

function rowsOfColumns(table: JsonValue, cellsOf: (column: JsonValue) => readonly JsonValue[]): JsonObject[] {
  if (!isObject(table)) return [];
  const columns = table.entries.map(([title, column]) => ({ title, cells: cellsOf(column) }));
  const length = Math.max(...columns.map(({ cells }) => cells.length));
  return Array.from({ length }, (_, row) =>
    record(columns.map(({ title, cells }) => [title, cells[row] ?? null] as const)),
  );
}

function readSplit({ names, rows, index }: SplitLists, reader: JsonReader, take: TakeRecord): void {
  const titles = names.flatMap((place) => namesFrom(reader.readAt(place)));
  const labels = index === undefined ? [] : labelsOf(reader.readAt(index));
  let number = 0;
  reader.readItemsAt(rows, (row) => {
    const cells = cellsOfRow(row, titles);
    const label = labels[number++];
    return take(record(label === undefined ? cells : [[INDEX, label], ...cells]));
  });
}

/** Returns no labels if they only count the rows. */
function labelsOf(index: JsonValue): readonly JsonValue[] {
  const labels = isArray(index) ? index.items : [];
  return labels.every((label, row) => label === String(row)) ? [] : labels;
}
