/** Joins what was cleaned of a table in parts: one file of reviews, and from it the cleaned table, typed as a whole. */
import type { DuckDBConnection } from "@duckdb/node-api";
import type { CleanTable } from "@limpid/table";
import { produceDurably } from "../files/write-durably.ts";
import { uniqueNames } from "./column-names.ts";
import { gatherTypeFacts, mergeTypeFacts, sqlTypeOf, type TypeFacts } from "./column-types.ts";
import { identifier, literal, withDuckDb } from "./duckdb.ts";
import { checkFormat } from "./format-version.ts";
import { ISSUE_BITS } from "./review-text.ts";
import { copyToParquet } from "./write-encoded.ts";

/** Rows that were cleaned by themselves. */
export interface TablePart {
  readonly reviewPath: string;
  readonly facts: readonly TypeFacts[];
}

export interface PartedTable {
  readonly ingestPath: string;
  /** In the order of their rows, which follow each other without a gap from the first row on. */
  readonly parts: readonly TablePart[];
  readonly titles: readonly string[];
  readonly rowCount: number;
}

/** What must be known of a part, beside its reviews, to type the whole table. */
export function gatherPartFacts(clean: CleanTable): readonly TypeFacts[] {
  return clean.columns.map(({ type, verdicts }) =>
    gatherTypeFacts(
      type,
      verdicts.flatMap(({ output }) => output ?? []),
    ),
  );
}

export async function joinParts(
  table: PartedTable,
  paths: { readonly clean: string; readonly review: string },
): Promise<void> {
  await withDuckDb(async (connection) => {
    await checkFormat(connection, table.ingestPath, ...table.parts.map(({ reviewPath }) => reviewPath));
    const reviews = table.parts.map(({ reviewPath }) => literal(reviewPath)).join(", ");
    await copy(connection, `select * from read_parquet([${reviews}])`, paths.review);
    await copy(connection, selectClean(table, paths.review), paths.clean);
  });
}

async function copy(connection: DuckDBConnection, select: string, path: string): Promise<void> {
  await produceDurably(path, (temporary) => copyToParquet(connection, select, temporary));
}

/** Both files hold the rows in the same order. */
function selectClean({ ingestPath, parts, titles, rowCount }: PartedTable, reviewPath: string): string {
  const names = uniqueNames(titles);
  const fields = names.map((name, column) => {
    const text = `case when r.v${column} >= '${ISSUE_BITS.missing}' then null else coalesce(r.o${column}, i.c${column}) end`;
    const sqlType = sqlTypeOf(factsOfColumn(parts, column));
    return `${sqlType === "VARCHAR" ? text : `cast(${text} as ${sqlType})`} as ${identifier(name)}`;
  });
  return `select ${fields.join(", ")} from (select * from read_parquet(${literal(ingestPath)}) limit ${rowCount}) as i
    positional join read_parquet(${literal(reviewPath)}) as r`;
}

function factsOfColumn(parts: readonly TablePart[], column: number): TypeFacts {
  return parts
    .map(({ facts }) => {
      const own = facts[column];
      if (own === undefined) throw new Error(`A part of the table lacks the column ${column}`);
      return own;
    })
    .reduce(mergeTypeFacts);
}
