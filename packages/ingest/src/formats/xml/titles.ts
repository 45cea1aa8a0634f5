/** Derives column titles from XML fields: without prefixes, unless two names differ only in these. */

/** Returns titles by field. A field is a path of names with their prefixes; that of an attribute begins with "@". */
export function deriveTitles(fields: readonly string[]): ReadonlyMap<string, string> {
  const users = new Map<string, number>();
  for (const field of fields) users.set(shorten(field), (users.get(shorten(field)) ?? 0) + 1);
  const isShared = (field: string): boolean => (users.get(shorten(field)) ?? 0) > 1;
  return new Map(fields.map((field) => [field, isShared(field) ? plain(field) : shorten(field)]));
}

function shorten(field: string): string {
  return plain(field).replace(/(^|\.)[^.:]+:/g, "$1");
}

function plain(field: string): string {
  return field.replace(/^@/, "").replace(/#\d+$/, "");
}
