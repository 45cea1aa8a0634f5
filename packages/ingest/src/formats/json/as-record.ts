/** Turns other JSON values into records: scalars, features of a map, and lists of names. */
import { isArray, isObject, type JsonObject, type JsonValue } from "./json-value.ts";

/** The record has no source text of its own. */
export function record(entries: JsonObject["entries"]): JsonObject {
  return { kind: "object", entries, source: "" };
}

/** Turns an item that is no object into a record of one field. */
export function asRecord(item: JsonValue): JsonObject {
  if (isObject(item)) return isFeature(item) ? fromFeature(item) : item;
  return record([["value", item]]);
}

/** Detects GeoJSON features (RFC 7946), whose properties are the fields. */
function isFeature({ entries }: JsonObject): boolean {
  const isMarked = entries.some(([key, value]) => key === "type" && value === "Feature");
  return isMarked && entries.some(([key, value]) => key === "properties" && (isObject(value) || value === null));
}

function fromFeature({ entries }: JsonObject): JsonObject {
  return record(
    entries.flatMap(([key, value]): JsonObject["entries"] => {
      if (key === "type") return [];
      if (key === "properties") return isObject(value) ? value.entries : [];
      return [[key, value]];
    }),
  );
}

/** Returns column names from texts, lists of texts for several levels, or objects with a name. */
export function namesFrom(list: JsonValue): string[] {
  if (!isArray(list)) return [];
  return list.items.map((item) => {
    const named = isObject(item)
      ? item.entries.find(([key]) => /^(?:name|id|title|label|key|field|fieldName)$/.test(key))?.[1]
      : item;
    if (isArray(named)) return named.items.filter((part) => typeof part === "string").join(" ");
    return typeof named === "string" ? named : "";
  });
}
