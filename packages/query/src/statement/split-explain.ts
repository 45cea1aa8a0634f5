/** Splits EXPLAIN off a statement, because DuckDB returns a syntax tree only for the query itself. */

export interface ExplainParts {
  /** Text before the query, of the same length as in the statement; empty for a plain query. */
  readonly before: string;
  /** Normalised prefix for the query that is run. */
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
