import { BACKSLASH, type Dialect } from "./dialect.ts";

/** The text of a cell that holds escapes: doubled quotes, or backslashes before a quote, delimiter or backslash. */
export function unescapeCell(raw: string, dialect: Dialect): string {
  const { delimiter, quote } = dialect;
  if (dialect.escape !== BACKSLASH) return quote === "" ? raw : raw.replaceAll(quote + quote, quote);
  let text = "";
  let from = 0;
  for (let at = raw.indexOf(BACKSLASH); at >= 0; at = raw.indexOf(BACKSLASH, at + 2)) {
    const next = raw[at + 1];
    // Other sequences (\n, \N, a path of Windows) keep their backslash: what they mean is not known.
    if (next === undefined || (next !== quote && next !== delimiter[0] && next !== BACKSLASH)) continue;
    text += raw.slice(from, at);
    from = at + 1;
  }
  return text + raw.slice(from);
}
