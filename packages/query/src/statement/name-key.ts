/** Returns a name in the form in which DuckDB compares it: only ASCII letters are case-insensitive. */
export function nameKey(name: string): string {
  return name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
