/** Returns the cells of a row in the layouts of different interfaces. */
import { findMember, isArray, isObject, type JsonObject, type JsonValue, listItems } from "./json-value.ts";

/** Lists of cells that belong behind each other: Google's tables, PxWeb, Google Analytics. */
const LISTS = [["c"], ["f"], ["key", "values"], ["dimensionValues", "metricValues"]];
/** What a cell or term may have beside its value. */
const TERM_KEYS: ReadonlySet<string> = new Set("v value f p type xml:lang lang datatype".split(" "));
/** A date of Google's tables is a call of JavaScript; its text stands beside it. */
const CALL = /^Date\(/;

/** `names` are those of the columns; cells beyond them are named by their place. */
export function cellsOfRow(row: JsonValue, names: readonly string[]): JsonObject["entries"] {
  if (!isObject(row)) return nameCells(isArray(row) ? row.items : [row], names);
  const keys = LISTS.find((each) => each.some((key) => isArray(findMember(row, key))));
  if (keys === undefined || keys.some((key) => names.includes(key))) return cellsByName(row, names);
  const cells = keys.flatMap((key) => listItems(findMember(row, key)).map(unwrapCell));
  return [...nameCells(cells, names), ...row.entries.filter(([key]) => !keys.includes(key))];
}

function nameCells(cells: readonly JsonValue[], names: readonly string[]): JsonObject["entries"] {
  return cells.map((cell, at) => [names[at] || `column_${at + 1}`, cell]);
}

/**
 * Returns the cells of a record, those with one of the names first; a term of SPARQL is its value. Without any of the
 * names, these are titles of the columns and not their keys.
 */
function cellsByName(row: JsonObject, names: readonly string[]): JsonObject["entries"] {
  const cells = row.entries.map(([key, cell]) => [key, unwrapCell(cell)] as const);
  const keys = new Set(cells.map(([key]) => key));
  if (keys.size > 0 && !names.some((name) => keys.has(name))) return cells;
  const missing = names.filter((name) => !keys.has(name)).map((name) => [name, null] as const);
  const places = new Map(names.map((name, place) => [name, place]));
  const placeOf = ([key]: readonly [string, JsonValue]): number => places.get(key) ?? names.length;
  return [...missing, ...cells].sort((one, other) => placeOf(one) - placeOf(other));
}

function unwrapCell(cell: JsonValue): JsonValue {
  if (!isObject(cell) || cell.entries.some(([key]) => !TERM_KEYS.has(key))) return cell;
  const value = findMember(cell, "v") ?? findMember(cell, "value");
  if (value === undefined) return findMember(cell, "v") === null || findMember(cell, "value") === null ? null : cell;
  const shown = findMember(cell, "f");
  return typeof value === "string" && CALL.test(value) && typeof shown === "string" ? shown : value;
}
