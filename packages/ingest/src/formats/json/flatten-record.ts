import { isArray, isObject, type JsonObject, type JsonValue } from "./json-value.ts";

/** Visits every cell of a record; titles of nested objects contain dots. Titles may repeat, as keys may. */
export function flattenRecord(record: JsonObject, take: (title: string, text: string) => void, prefix = ""): void {
  for (const [key, value] of record.entries) {
    const title = prefix + key;
    if (isObject(value) && value.entries.length > 0) flattenRecord(value, take, `${title}.`);
    else take(title, cellText(value));
  }
}

/** Returns the text of a value: null is empty, scalars in a list are joined, and deeper values stay JSON. */
export function cellText(value: JsonValue): string {
  if (value === null) return "";
  if (typeof value === "string") return value;
  const isFlat = isArray(value) && !value.items.some((item) => isArray(item) || isObject(item));
  return isFlat ? value.items.map(cellText).join("; ") : value.source;
}
