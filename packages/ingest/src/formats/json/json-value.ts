/**
 * Represents a JSON document with every scalar as text, so that numbers keep their digits and objects the order of
 * their keys.
 */

export type JsonValue = string | null | JsonArray | JsonObject;

export interface JsonArray {
  readonly kind: "array";
  readonly items: readonly JsonValue[];
  /** The text in the file. */
  readonly source: string;
}

export interface JsonObject {
  readonly kind: "object";
  /** Keys may repeat. */
  readonly entries: readonly (readonly [key: string, value: JsonValue])[];
  readonly source: string;
}

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && value.kind === "object";
}

export function isArray(value: JsonValue | undefined): value is JsonArray {
  return typeof value === "object" && value !== null && value.kind === "array";
}

/** Returns the value of a key; undefined if it is missing or the value is no object. */
export function findMember(value: JsonValue | undefined, key: string): JsonValue | undefined {
  return listEntries(value).find(([name]) => name === key)?.[1];
}

export function listEntries(value: JsonValue | undefined): JsonObject["entries"] {
  return isObject(value) ? value.entries : [];
}

export function listItems(value: JsonValue | undefined): readonly JsonValue[] {
  return isArray(value) ? value.items : [];
}

export function toText(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : value.source;
}
