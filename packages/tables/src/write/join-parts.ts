/** Joins a table that was cleaned in parts: the reviews, the plain cells, and the cleaned table, typed as a whole. */
import { uniqueNames } from "@limpid/contract";
import { produceDurably } from "@limpid/files";
import { type CleanTable, deriveSqlType, gatherTypeFacts, mergeTypeFacts, type TypeFacts } from "@limpid/table";
import { identifier, literal, withDuckDb } from "../parquet/duckdb.ts";
import { checkFormat } from "../parquet/format-version.ts";
import type { ReviewPaths } from "../parquet/review-row.ts";
import { copyToParquet } from "../parquet/write-encoded.ts";
import { joinReviews } from "./join-reviews.ts";

/** Rows that were cleaned separately. */
export interface TablePart {
  readonly paths: CleanedPaths;
  readonly facts: readonly TypeFacts[];
}

export interface CleanedPaths extends ReviewPaths {
  readonly clean: string;
}

/** Returns the facts of a part that are needed to type the whole table, beside its reviews. */
export function gatherPartFacts(clean: CleanTable): readonly TypeFacts[] {
  return clean.columns.map(({ type, verdicts }) =>
    gatherTypeFacts(
      type,
      verdicts.flatMap(({ output }) => output ?? []),
    ),
  );
}

/** Expects the parts in the order of their rows, without gaps from the first row on. */
export async function joinParts(
  parts: readonly TablePart[],
  titles: readonly string[],
  paths: CleanedPaths,
): Promise<void> {
  await withDuckDb(async (connection) => {
    const reviewed = parts.map((part) => part.paths);
    const pathsOf = (name: keyof CleanedPaths): string[] => reviewed.map((own) => own[name]);
    await checkFormat(connection, ...pathsOf("clean"), ...pathsOf("plain"), ...pathsOf("review"));
    const columns = titles.length;
    await joinReviews(connection, { parts: reviewed, paths, columns });
    const rows = `read_parquet([${pathsOf("clean").map(literal).join(", ")}])`;
    const select = `select ${typedFields(parts, titles)} from ${rows}`;
    await produceDurably(paths.clean, (path) => copyToParquet(connection, { select, path, columns }));
  });
}

function typedFields(parts: readonly TablePart[], titles: readonly string[]): string {
  const fields = uniqueNames(titles).map((name, column) => {
    const sqlType = deriveSqlType(factsOfColumn(parts, column));
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
