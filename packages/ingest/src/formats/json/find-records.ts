/** Finds the rows of a JSON document, whatever way it was written: records, rows of cells, columns, or one object. */
import { isArray, isObject, type JsonArray, type JsonObject, type JsonValue } from "./json-value.ts";

export type Records =
  | { readonly kind: "objects"; readonly rows: readonly JsonObject[] }
  | { readonly kind: "grid"; readonly rows: readonly JsonArray[] };

/** Wrappers such as {"data": {"items": […]}} are searched this deep. */
const MAX_WRAPPERS = 4;

export function findRecords(documents: readonly JsonValue[]): Records | undefined {
  const [only] = documents;
  return documents.length === 1 && only !== undefined ? fromDocument(only) : fromItems(documents);
}

function fromDocument(document: JsonValue): Records | undefined {
  if (isArray(document)) return fromItems(document.items);
  if (!isObject(document)) return undefined;
  const wrapped = findWrapped(document, MAX_WRAPPERS);
  if (wrapped !== undefined) return fromItems(wrapped.items);
  return { kind: "objects", rows: columnsToRows(document) ?? [document] };
}

/** Items that are neither objects nor arrays become a column called "value". */
function fromItems(items: readonly JsonValue[]): Records | undefined {
  if (items.length === 0) return undefined;
  if (items.every(isArray)) return { kind: "grid", rows: items };
  return { kind: "objects", rows: items.map((item) => (isObject(item) ? item : record([["value", item]]))) };
}

/** The largest list of records in an object, on the first level that has one. */
function findWrapped(object: JsonObject, levels: number): JsonArray | undefined {
  const values = object.entries.map(([, value]) => value);
  const lists = values.filter(isArray).filter((list) => list.items.length > 0 && list.items.every(isObject));
  const largest = lists.sort((a, b) => b.items.length - a.items.length)[0];
  if (largest !== undefined || levels === 0) return largest;
  const inner = values.filter(isObject).map((value) => findWrapped(value, levels - 1));
  return inner.find((list) => list !== undefined);
}

/** {"a": [1, 2], "b": [3, 4]}: lists of scalars of one length are columns. */
function columnsToRows({ entries }: JsonObject): JsonObject[] | undefined {
  const columns = entries.map(([title, value]) => ({ title, items: isArray(value) ? value.items : undefined }));
  const length = columns[0]?.items?.length ?? 0;
  const isTable = columns.every(({ items }) => items?.length === length && !items.some(isNested));
  if (length < 2 || !isTable) return undefined;
  return Array.from({ length }, (_, row) =>
    record(columns.map(({ title, items }) => [title, items?.[row] ?? null] as const)),
  );
}

function isNested(value: JsonValue): boolean {
  return isArray(value) || isObject(value);
}

function record(entries: JsonObject["entries"]): JsonObject {
  return { kind: "object", entries, source: "" };
}
