/** Serialises a value as JSON text: `pg` would write an array as a PostgreSQL array, and SQLite has no JSON type. */
export function json(value: unknown): string {
  return JSON.stringify(value);
}

/**
 * PostgreSQL texts cannot contain U+0000, and SQLite's end there, so names and titles get the replacement character
 * instead.
 */
export function storableText(text: string): string {
  return text.replaceAll("\u0000", "\uFFFD");
}

export function storableOrNull(text: string | null): string | null {
  return text === null ? null : storableText(text);
}
