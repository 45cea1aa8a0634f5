/** The tables that a query calls by their names, or why it is not known which ones these are. */
import { SQL_LIMITS } from "@limpid/contract";
import { type NamedTable, tableLists, type ViewTable } from "@limpid/database";
import type { CheckedQuery } from "@limpid/worker-protocol";
import type { Context } from "../context.ts";
import { Problem } from "../problem.ts";
import type { Visitor } from "../session.ts";
import { isTooLong, NameIndex, startOfName } from "./name-index.ts";

/** Resolves names for the writer of the query, or to the tables that the names meant when it was written. */
export type NamesFor =
  | { readonly kind: "writer"; readonly visitor: Visitor | undefined }
  | { readonly kind: "kept"; readonly tables: readonly ViewTable[] };

export interface FoundName {
  readonly id: string;
  readonly name: string;
  readonly position: number | null;
  readonly namesakes: number;
}

type Name = CheckedQuery["names"][number];

/** At most this many own tables and this many others are considered for a name. */
const LOOKED_AT = 5000;
const QUOTED = 200;

export async function findNamed(
  context: Pick<Context, "database">,
  names: readonly Name[],
  namesFor: NamesFor,
): Promise<FoundName[]> {
  if (names.length > SQL_LIMITS.namedTables)
    throw new Problem("query_not_allowed", `A query calls ${SQL_LIMITS.namedTables} tables by their names at the most`);
  const found: FoundName[] = [];
  for (const name of names)
    found.push(
      namesFor.kind === "kept" ? keptName(name, namesFor.tables) : await findName(context, name, namesFor.visitor),
    );
  return found;
}

/** Lists the tables that the visitor may call by name, in their newest versions. */
export async function nameIndex(
  { database }: Pick<Context, "database">,
  visitor: Visitor | undefined,
): Promise<NameIndex> {
  return new NameIndex(await tableLists.named(database.db, visitor, { limit: LOOKED_AT }));
}

function keptName({ name, position }: Name, tables: readonly ViewTable[]): FoundName {
  const table = tables.find(({ names = [] }) => names.includes(name));
  if (table === undefined)
    throw new Problem("query_unknown_table", `There is no table called "${shown(name)}"`, placeOf(position));
  return { id: table.id, name, position, namesakes: table.namesakes ?? 0 };
}

async function findName(
  context: Pick<Context, "database">,
  { name, position }: Name,
  visitor: Visitor | undefined,
): Promise<FoundName> {
  const { db } = context.database;
  const start = startOfName(name);
  const alike = isTooLong(name) ? [] : await tableLists.named(db, visitor, { limit: LOOKED_AT, start });
  const choice = new NameIndex(alike).choose(name);
  if (choice.kind === "one") return { id: choice.table.id, name, position, namesakes: choice.namesakes };
  if (choice.kind === "several") throw ambiguous(name, choice.tables, position);
  throw unknown(name, await nameIndex(context, visitor), position);
}

function ambiguous(name: string, tables: readonly NamedTable[], position: number | null): Problem {
  const listed = tables.slice(0, SQL_LIMITS.namesakes);
  const rest = tables.length - listed.length;
  const words = [...listed.map(describe), ...(rest === 0 ? [] : [`and ${rest} more`])];
  return new Problem(
    "query_ambiguous_table",
    `${tables.length} tables are called "${shown(name)}". Write the id of one of them in double quotes: ${words.join(", ")}`,
    { ...placeOf(position), tables: listed.map((table) => ({ ...table, sqlName: table.id })) },
  );
}

function describe({ id, isOwn, username, createdAt, updatedAt }: NamedTable): string {
  const owner = isOwn ? "yours" : username === null ? "public" : `by ${username}`;
  return `"${id}" (${owner}, last changed ${(updatedAt ?? createdAt).toISOString().slice(0, 10)})`;
}

function unknown(name: string, index: NameIndex, position: number | null): Problem {
  const near = index.near(name, SQL_LIMITS.nearNames).map((table) => ({ ...table, sqlName: index.nameFor(table) }));
  const hint =
    near.length === 0
      ? "Only your own tables and published ones have names here; any other one is called by its id"
      : `Did you mean ${oneOf(near.map((table) => `"${table.name ?? table.id}"`))}?`;
  return new Problem("query_unknown_table", `There is no table called "${shown(name)}". ${hint}`, {
    ...placeOf(position),
    tables: near,
  });
}

function oneOf(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} or ${last}`;
}

function shown(name: string): string {
  return name.length > QUOTED ? `${name.slice(0, QUOTED)} …` : name;
}

function placeOf(position: number | null): { readonly position?: number } {
  return position === null ? {} : { position };
}
