/** A JSON document with every scalar as text: numbers keep their digits, and objects keep their keys in order. */

export type JsonValue = string | null | JsonArray | JsonObject;

export interface JsonArray {
  readonly kind: "array";
  readonly items: readonly JsonValue[];
  /** As it stands in the file. */
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
