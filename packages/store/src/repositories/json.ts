/** A value as JSON text: `pg` would write an array as a PostgreSQL array, and SQLite has no type for it. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}

/** PostgreSQL's texts cannot hold U+0000, SQLite's end there; names and titles get the replacement character instead. */
export function storableText(text: string): string {
  return text.replaceAll("\u0000", "\uFFFD");
}

export function storableOrNull(text: string | null): string | null {
  return text === null ? null : storableText(text);
}
