/** Reads a query with DuckDB's own parser and finds which tables it uses, or why it is refused. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { type Refusal, Refused } from "../refusal.ts";
import { findTableUses, type TableUses } from "./check-tree.ts";
import { indexOfByte, indexOfCharacter } from "./place.ts";
import { splitExplain } from "./split-explain.ts";

export interface Statement {
  /** Statement to run: the query, with a normalised EXPLAIN before it if the author wrote one. */
  readonly sql: string;
  /**
   * The query without EXPLAIN; `before` and `beforeInSql` count the characters before it in the author's text and in
   * `sql`.
   */
  readonly query: string;
  readonly before: number;
  readonly beforeInSql: number;
  /** Ids of tables, with the place where each is first named. */
  readonly tables: ReadonlyMap<string, number | null>;
  /** Names of tables that are not ids, each with the place where it is first written. */
  readonly names: ReadonlyMap<string, number | null>;
  /** Column names in lower case. */
  readonly columns: ReadonlySet<string>;
}

interface Parsed {
  readonly error: boolean;
  readonly error_type?: string;
  readonly error_message?: string;
  readonly position?: string;
  readonly statements?: readonly { readonly node: unknown }[];
}

/** Rejects with `Refused` if the query is not run. */
export async function readStatement(connection: DuckDBConnection, text: string): Promise<Statement> {
  const { before, explain, query } = splitExplain(text);
  const place = (index: number | null): number | null => (index === null ? null : before.length + index);
  if (query.includes("\0")) throw refuse("mistake", "The query holds a character that is none", query.indexOf("\0"));
  const parsed = await parse(connection, query);
  if (parsed.error) throw new Refused(refusalOf(parsed, query, before.length));
  const [statement, ...more] = parsed.statements ?? [];
  if (statement === undefined) throw refuse("mistake", "Write a query", null);
  if (more.length > 0) throw refuse("not_allowed", "Only one statement is run at a time", null);
  const { tables, names, columns } = placed(query, place, () => findTableUses(statement.node));
  const placesOf = (uses: TableUses["tables"]): Map<string, number | null> =>
    new Map(
      [...uses].map(([name, { location }]) => [name, place(location === null ? null : indexOfByte(query, location))]),
    );
  return {
    sql: explain + query,
    query,
    before: before.length,
    beforeInSql: explain.length,
    tables: placesOf(tables),
    names: placesOf(names),
    columns,
  };
}

async function parse(connection: DuckDBConnection, query: string): Promise<Parsed> {
  const reader = await connection.runAndReadAll(`select json_serialize_sql('${query.replaceAll("'", "''")}')`);
  return JSON.parse(String(reader.getRows()[0]?.[0])) as Parsed;
}

function refusalOf(
  { error_type: type, error_message: message, position }: Parsed,
  query: string,
  before: number,
): Refusal {
  if (type !== "parser")
    return { kind: "not_allowed", detail: "Only SELECT, and EXPLAIN of a SELECT, are run here", position: null };
  return {
    kind: "mistake",
    detail: sentence(message ?? "The query cannot be read"),
    position: position === undefined ? null : before + indexOfCharacter(query, Number(position)),
  };
}

/** Converts DuckDB's byte offsets in refusals of `work` into places in the author's text. */
function placed<T>(query: string, place: (index: number | null) => number | null, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { position, ...refusal } = error.refusal;
    throw new Refused({ ...refusal, position: place(position === null ? null : indexOfByte(query, position)) });
  }
}

function refuse(kind: Refusal["kind"], detail: string, position: number | null): Refused {
  return new Refused({ kind, detail, position });
}

export function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
