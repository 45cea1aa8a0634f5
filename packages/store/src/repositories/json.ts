import { type RawBuilder, sql } from "kysely";

/** A value as JSON text: `pg` would write an array as a PostgreSQL array. */
export function json<T>(value: T): RawBuilder<string> {
  return sql<string>`${JSON.stringify(value)}::json`;
}

/** PostgreSQL's texts cannot hold U+0000; names and titles get the replacement character in its place. */
export function storableText(text: string): string {
  return text.replaceAll("\u0000", "\uFFFD");
}

export function storableOrNull(text: string | null): string | null {
  return text === null ? null : storableText(text);
}
