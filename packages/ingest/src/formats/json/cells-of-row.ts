/** Returns the cells of a row in the layouts of different interfaces. */
import { findMember, isArray, isObject, type JsonObject, type JsonValue, listItems } from "./json-value.ts";

/** Keys of the cells of Google's tables. */
const WRAPPED = ["c", "f"];
/** Lists of cells that belong behind each other: PxWeb, Google Analytics. */
const LISTS = [
  ["key", "values"],
  ["dimensionValues", "metricValues"],
];
/** A date of Google's tables is a call of JavaScript; its text stands beside it. */
const CALL = /^Date\(/;

/** `names` are those of the columns. */
export function cellsOfRow(row: JsonValue, names: readonly string[]): readonly JsonValue[] {
  if (isArray(row)) return row.items;
  if (!isObject(row)) return [row];
  for (const key of WRAPPED) {
    const cells = findMember(row, key);
    if (isArray(cells)) return cells.items.map(unwrapCell);
  }
  for (const keys of LISTS) {
    const lists = keys.map((key) => findMember(row, key));
    if (lists.some(isArray)) return lists.flatMap((list) => listItems(list).map(unwrapCell));
  }
  return cellsByName(row, names);
}

/** Returns the cells of a record that has one of the names; a term of SPARQL is its value. */
function cellsByName(row: JsonObject, names: readonly string[]): readonly JsonValue[] {
  return names.map((name) => unwrapCell(findMember(row, name) ?? null));
}

function unwrapCell(cell: JsonValue): JsonValue {
  if (!isObject(cell)) return cell;
  const value = findMember(cell, "v") ?? findMember(cell, "value");
  if (value === undefined) return findMember(cell, "v") === null || findMember(cell, "value") === null ? null : cell;
  const shown = findMember(cell, "f");
  return typeof value === "string" && CALL.test(value) && typeof shown === "string" ? shown : value;
}
