/** Converts values to and from SQLite by the declared types of the columns. */
import { readJson } from "../connection/read-json.ts";
import type { SqliteColumn, SqliteValue } from "./sqlite-messages.ts";

type Convert = (value: unknown) => unknown;

/** Names that end in "text" make SQLite store every value as text. */
const READERS: Readonly<Record<string, Convert>> = {
  json_text: (value) => readJson(String(value)),
  time_text: (value) => new Date(String(value)),
  boolean: (value) => value !== 0,
};

export function toSqliteValue(value: unknown): SqliteValue {
  if (value === undefined || value === null) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "string" || typeof value === "number" || typeof value === "bigint") return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite has no type for ${typeof value}`);
}

/** Returns rows as objects with parsed dates, flags and JSON. */
export function readRows<T>(columns: readonly SqliteColumn[], rows: readonly (readonly unknown[])[]): T[] {
  const readers = columns.map(({ name, type }) => ({ name, read: type === null ? undefined : READERS[type] }));
  return rows.map((row) => {
    const entries = readers.map(({ name, read }, index) => {
      const value = row[index] ?? null;
      return [name, read === undefined || value === null ? value : read(value)] as const;
    });
    return Object.fromEntries(entries) as T;
  });
}
