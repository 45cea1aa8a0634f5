/**
 * Parses JSON strictly and keeps what JSON.parse loses: digits of numbers, repeated keys, `__proto__`. It reads one
 * value at any place of a text, so a long list is read item by item.
 */
import { JsonCursor, MalformedJson } from "./json-cursor.ts";
import type { JsonObject, JsonValue } from "./json-value.ts";

export type ParsedJson =
  | { readonly kind: "value"; readonly value: JsonValue }
  | { readonly kind: "malformed"; readonly place: number; readonly reason: string };

/** Parses a text that is one document. */
export function parseJson(text: string): ParsedJson {
  try {
    return { kind: "value", value: new JsonReader(text).readDocument() };
  } catch (error) {
    if (error instanceof MalformedJson) return { kind: "malformed", place: error.place, reason: error.message };
    throw error;
  }
}

export class JsonReader extends JsonCursor {
  readDocument(): JsonValue {
    const value = this.readAt(0);
    this.skipSpace();
    if (this.sign !== undefined) this.fail(`expected the end, found ${this.found()}`);
    return value;
  }

  readAt(place: number): JsonValue {
    this.at = place;
    this.skipSpace();
    return this.readValue(0);
  }

  /** Reads the items of the array at a place one by one, until `take` returns false. */
  readItemsAt(place: number, take: (item: JsonValue) => boolean): void {
    this.at = place;
    this.readList("]", () => take(this.readValue(1)));
  }

  readMembersAt(place: number, take: (key: string, value: JsonValue) => boolean): void {
    this.at = place;
    this.readMembers((key) => take(key, this.readValue(1)));
  }

  private readValue(depth: number): JsonValue {
    this.checkDepth(depth);
    const start = this.at;
    if (this.sign === "{") return { kind: "object", entries: this.readEntries(depth), source: this.since(start) };
    if (this.sign === "[") return { kind: "array", items: this.readItems(depth), source: this.since(start) };
    if (this.sign === '"') return this.readString();
    return this.readNumber() ?? this.readWord();
  }

  private readEntries(depth: number): JsonObject["entries"] {
    const entries: [string, JsonValue][] = [];
    this.readMembers((key) => {
      entries.push([key, this.readValue(depth + 1)]);
    });
    return entries;
  }

  private readItems(depth: number): JsonValue[] {
    const items: JsonValue[] = [];
    this.readList("]", () => {
      items.push(this.readValue(depth + 1));
    });
    return items;
  }
}
