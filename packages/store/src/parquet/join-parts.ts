/** Joins what was cleaned of a table in parts: the reviews, the plain cells, and the cleaned table, typed as a whole. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { uniqueNames } from "@limpid/contract";
import type { CleanTable } from "@limpid/table";
import { produceDurably } from "../files/write-durably.ts";
import { gatherTypeFacts, mergeTypeFacts, sqlTypeOf, type TypeFacts } from "./column-types.ts";
import { identifier, literal, withDuckDb } from "./duckdb.ts";
import { checkFormat, SINCE } from "./format-version.ts";
import type { ReviewPaths } from "./review-row.ts";
import { copyToParquet, type ParquetCopy } from "./write-encoded.ts";

/** Rows that were cleaned by themselves. */
export interface TablePart {
  readonly paths: CleanedPaths;
  readonly facts: readonly TypeFacts[];
}

export interface CleanedPaths extends ReviewPaths {
  readonly clean: string;
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

/** The parts are in the order of their rows, which follow each other without a gap from the first row on. */
export async function joinParts(
  parts: readonly TablePart[],
  titles: readonly string[],
  paths: CleanedPaths,
): Promise<void> {
  await withDuckDb(async (connection) => {
    const pathsOf = (name: keyof CleanedPaths): string[] => parts.map((part) => part.paths[name]);
    await checkFormat(connection, SINCE.review, ...pathsOf("clean"), ...pathsOf("plain"), ...pathsOf("review"));
    const rows = (name: keyof CleanedPaths): string => `read_parquet([${pathsOf(name).map(literal).join(", ")}])`;
    for (const name of ["plain", "review", "clean"] as const) {
      const fields = name === "clean" ? typedFields(parts, titles) : "*";
      await copy(connection, {
        select: `select ${fields} from ${rows(name)}`,
        path: paths[name],
        columns: titles.length,
      });
    }
  });
}

async function copy(connection: DuckDBConnection, { select, path, columns }: ParquetCopy): Promise<void> {
  await produceDurably(path, (temporary) => copyToParquet(connection, { select, path: temporary, columns }));
}

function typedFields(parts: readonly TablePart[], titles: readonly string[]): string {
  const fields = uniqueNames(titles).map((name, column) => {
    const sqlType = sqlTypeOf(factsOfColumn(parts, column));
    return `${sqlType === "VARCHAR" ? `o${column}` : `cast(o${column} as ${sqlType})`} as ${identifier(name)}`;
  });
  return fields.join(", ");
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
