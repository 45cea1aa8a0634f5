/** Finds the rows of a JSON document in any common layout: records, rows of cells, columns, or one object. */

import { isArray, isObject, type JsonObject } from "./json-value.ts";
import { findKnownShape } from "./known-shapes.ts";
import type { Outline } from "./outline-json.ts";
import type { JsonReader } from "./parse-json.ts";
import type { RecordSource } from "./record-source.ts";

const SAMPLE = 20;
const NAMES = /^(?:columns|cols|column_names|columnNames|fields|headers?|names|titles)$/i;
const LISTS_OF_ROWS = /^(?:data|rows|values|records|items)$/i;
/** Usual names of the list of records in interfaces, and of lists beside it that describe its columns. */
const RECORDS =
  /^(?:data|rows|values?|records?|items|results?|features|bindings|hits|entries|docs|documents|elements|observations|list)$/i;
const SCHEMA =
  /^(?:columns?|cols|fields?|headers?|names|vars|variables|schema|attributes|dimensions|facets|links|metadata|meta|errors|warnings|messages|comments|filters)$/i;

/**
 * Searches level by level from the top. On each level records are preferred to rows of cells, and both to objects of
 * lists.
 */
export function findRecords(document: Outline, reader: JsonReader): RecordSource | undefined {
  if (document.kind === "scalar") return undefined;
  const known = findKnownShape(document);
  if (known !== undefined) return known;
  for (let level: readonly Outline[] = [document]; level.length > 0; level = level.flatMap(({ members }) => members)) {
    const source = findOnLevel(level, reader);
    if (source !== undefined) return withNamesElsewhere(source, document, reader);
  }
  return document.kind === "object" ? { kind: "single", node: document } : { kind: "list", node: document };
}

function findOnLevel(level: readonly Outline[], reader: JsonReader): RecordSource | undefined {
  const objects = level.filter(({ kind, size }) => kind === "object" && size > 0);
  const lists = level.filter((node) => node.kind === "array" && node.size > 0 && !isWrapper(node));
  const split = firstOf(objects, asSplit);
  if (split !== undefined) return split;
  const list = likeliest(lists.filter(isRecordList)) ?? likeliest(lists.filter(isGrid));
  if (list !== undefined) return { kind: "list", node: list };
  return firstOf(objects, (node) => asKeyed(node, reader)) ?? firstOf(objects, (node) => asColumns(node));
}

/** Returns the rows at a place that a person has chosen. */
export function recordsAt(node: Outline, reader: JsonReader): RecordSource {
  if (node.kind === "array") return { kind: "list", node };
  return asSplit(node) ?? asKeyed(node, reader) ?? asColumns(node) ?? { kind: "single", node };
}

/** Returns everything in the document that could be the table, except the document itself. */
export function listSources(document: Outline, reader: JsonReader): Outline[] {
  const isSource = (node: Outline): boolean =>
    node.kind === "array"
      ? node.size > 0 && node.objects + node.arrays === node.size
      : asKeyed(node, reader) !== undefined;
  return document.members.flatMap((member) => [...(isSource(member) ? [member] : []), ...listSources(member, reader)]);
}

/** Matches {"columns": ["a", "b"], "index": […], "data": [[1, 2], …]}, as written by pandas, and variants. */
function asSplit(node: Outline): RecordSource | undefined {
  const names = node.members.find(({ kind, key, size }) => kind === "array" && NAMES.test(key) && size > 0);
  const rows = node.members.find(
    (member) => LISTS_OF_ROWS.test(member.key) && member !== names && (isGrid(member) || isEmptyList(member)),
  );
  const index = node.members.find(({ kind, key }) => kind === "array" && key === "index")?.place;
  if (names === undefined || rows === undefined) return undefined;
  return {
    kind: "split",
    node,
    split: { names: [names.place], rows: rows.place, ...(index === undefined ? {} : { index }) },
  };
}

/**
 * Matches {"CH": {"name": …}, "DE": {"name": …}}: objects with the same fields are records, and their keys become a
 * field.
 */
function asKeyed(node: Outline, reader: JsonReader): RecordSource | undefined {
  if (node.kind !== "object" || node.size < 2 || node.objects !== node.size) return undefined;
  const records = node.members
    .slice(0, SAMPLE)
    .map(({ place }) => reader.readAt(place))
    .filter(isObject);
  const users = new Map<string, number>();
  for (const { entries } of records)
    for (const key of new Set(entries.map(([name]) => name))) users.set(key, (users.get(key) ?? 0) + 1);
  const shared = [...users.values()].filter((count) => count * 2 > records.length).length;
  if (shared === 0 || shared * 2 < users.size) return undefined;
  return { kind: records.every(isNumbered) ? "columnsByKey" : "keyed", node };
}

/** Matches {"0": …, "1": …}, the numbered rows of a column. */
function isNumbered({ entries }: JsonObject): boolean {
  return entries.length > 0 && entries.every(([key], index) => key === String(index));
}

/** Matches {"a": [1, 2], "b": [3, 4]}: lists of scalars of equal length are columns. */
function asColumns(node: Outline): RecordSource | undefined {
  const [first] = node.members;
  if (node.kind !== "object" || first === undefined || first.size < 2 || node.arrays !== node.size) return undefined;
  const isTable = node.members.every(({ size, objects, arrays }) => size === first.size && objects + arrays === 0);
  return isTable && node.members.length === node.size ? { kind: "columns", node } : undefined;
}

/** Whether the value is a list of rows of cells. */
export function isGrid({ kind, size, arrays }: Outline): boolean {
  return kind === "array" && size > 0 && arrays === size;
}

function isEmptyList({ kind, size }: Outline): boolean {
  return kind === "array" && size === 0;
}

function isRecordList({ kind, size, objects }: Outline): boolean {
  return kind === "array" && size > 0 && objects === size;
}

/** Whether the list has one item, which is an object around the records: the resource of a package, a page. */
function isWrapper({ size, members }: Outline): boolean {
  const [item] = members;
  if (size !== 1 || item?.kind !== "object") return false;
  return item.members.some(
    (member) =>
      isWrapper(member) ||
      (LISTS_OF_ROWS.test(member.key) && member.size > 1 && (isRecordList(member) || isGrid(member))),
  );
}

/** Prefers lists whose names say that they hold records, then any list but a description, then the longest. */
function likeliest(nodes: readonly Outline[]): Outline | undefined {
  const rank = ({ key }: Outline): number => (RECORDS.test(key) ? 2 : SCHEMA.test(key) ? 0 : 1);
  const isBetter = (node: Outline, best: Outline): boolean => {
    const [own, other] = [rank(node), rank(best)];
    // A name alone does not make a single record the table beside a long list.
    if (own !== other && Math.min(own, other) === 0) return own > other;
    return node.size > best.size || (node.size === best.size && own > other);
  };
  return nodes.reduce<Outline | undefined>(
    (best, node) => (best === undefined || isBetter(node, best) ? node : best),
    undefined,
  );
}

/** Rows of cells without names may have them in another place: a list of as many names as there are cells. */
function withNamesElsewhere(source: RecordSource, document: Outline, reader: JsonReader): RecordSource {
  if (source.kind !== "list" || !isGrid(source.node)) return source;
  let width = 0;
  reader.readItemsAt(source.node.place, (row) => {
    width = isArray(row) ? row.items.length : 0;
    return false;
  });
  const names = listNames(document).find((node) => node.size === width && node.arrays === 0);
  if (names === undefined) return source;
  return { kind: "split", node: source.node, split: { names: [names.place], rows: source.node.place } };
}

function listNames(node: Outline): Outline[] {
  return node.members.flatMap((member) =>
    member.kind === "array" && NAMES.test(member.key) && member.size > 0 ? [member] : listNames(member),
  );
}

function firstOf(nodes: readonly Outline[], as: (node: Outline) => RecordSource | undefined): RecordSource | undefined {
  for (const node of nodes) {
    const source = as(node);
    if (source !== undefined) return source;
  }
  return undefined;
}
