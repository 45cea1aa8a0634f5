/** Turns other JSON values into records: scalars, features of a map, and lists of names. */
import { isArray, isObject, type JsonObject, type JsonValue } from "./json-value.ts";

/** The record has no source text of its own. */
export function record(entries: JsonObject["entries"]): JsonObject {
  return { kind: "object", entries, source: "" };
}

/** Turns an item that is no object into a record of one field. */
export function asRecord(item: JsonValue): JsonObject {
  if (isObject(item)) return isFeature(item) ? fromFeature(item) : (attributesOf(item) ?? item);
  return record([["value", item]]);
}

/** Detects GeoJSON features (RFC 7946), whose properties are the fields. */
function isFeature({ entries }: JsonObject): boolean {
  const isMarked = entries.some(([key, value]) => key === "type" && value === "Feature");
  return isMarked && entries.some(([key, value]) => key === "properties" && (isObject(value) || value === null));
}

/** Features of ArcGIS have attributes, and perhaps a geometry beside them. */
function attributesOf({ entries }: JsonObject): JsonObject | undefined {
  const attributes = entries.find(([key, value]) => key === "attributes" && isObject(value))?.[1];
  if (!isObject(attributes) || !entries.every(([key]) => /^(?:attributes|geometry|centroid)$/.test(key)))
    return undefined;
  return record([...attributes.entries, ...entries.filter(([key]) => key !== "attributes")]);
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
    const named = isObject(item) ? nameOf(item) : item;
    if (isArray(named)) return named.items.filter((part) => typeof part === "string").join(" ");
    return typeof named === "string" ? named : "";
  });
}

/** Names before labels, and both before codes. */
const NAME_KEYS = ["name", "label", "text", "title", "fieldName", "field", "key", "id", "code"];

function nameOf({ entries }: JsonObject): JsonValue {
  for (const key of NAME_KEYS) {
    const found = entries.find(([name, value]) => name === key && value !== "" && value !== null)?.[1];
    if (found !== undefined) return found;
  }
  return "";
}
