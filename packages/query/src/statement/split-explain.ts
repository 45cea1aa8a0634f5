/** A statement that asks how a query would be run: DuckDB gives the syntax tree of the query alone. */

export interface ExplainParts {
  /** What stands before the query, in the same length as there: empty for a plain query. */
  readonly before: string;
  /** As it is written before the query that is run. */
  readonly explain: "" | "explain " | "explain analyze ";
  readonly query: string;
}

const EXPLAIN = /^(?:\s|--[^\n]*\n|\/\*(?:(?!\/\*)[\s\S])*?\*\/)*explain(\s+analyze)?(?=[\s(])/i;

export function splitExplain(text: string): ExplainParts {
  const match = EXPLAIN.exec(text);
  if (match === null) return { before: "", explain: "", query: text };
  const [before, analyze] = match;
  return {
    before,
    explain: analyze === undefined ? "explain " : "explain analyze ",
    query: text.slice(before.length),
  };
}
