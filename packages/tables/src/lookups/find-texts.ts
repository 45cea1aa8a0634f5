/** Finds cells that show a text or match a pattern, edits included, and their values after a replacement. */
import type { DuckDBConnection } from "@duckdb/node-api";
import type { FindQuery } from "@limpid/contract";
import { literal } from "../parquet/duckdb.ts";
import type { CellPlace } from "../parquet/review-row.ts";
import type { EditedTable } from "../read/edited-table.ts";
import { openMatchingTexts } from "../read/open-texts.ts";
import type { CellValue } from "./area-values.ts";

interface CellSearch {
  readonly text: string;
  /** Whether the text is an RE2 pattern, whose matching time is linear in the length of the text. */
  readonly isPattern: boolean;
  readonly isCaseKept: boolean;
  /** Whether the text must be all that a cell shows. */
  readonly isWhole: boolean;
  readonly column?: number | undefined;
  /** Computed columns to search, all of them registered; none if left out. */
  readonly computed?: readonly number[];
  /** `$1` to `$9` are groups of a pattern, `$0` is the whole match. */
  readonly replacement?: string | undefined;
}

/** What is looked for, from the wire. */
export function searchFromWire(query: FindQuery): CellSearch {
  const { text, regex = false, match_case = false, whole_cell = false, column, replacement } = query;
  return { text, isPattern: regex, isCaseKept: match_case, isWhole: whole_cell, column, replacement };
}

interface FoundCell extends CellPlace {
  readonly before: string;
  /** Text after the replacement; equal to the one before if nothing is replaced. */
  readonly after: string;
}

export type FoundCells =
  | { readonly kind: "bad pattern"; readonly reason: string }
  | {
      readonly kind: "found";
      readonly count: number;
      /** At most `limit` places in reading order. */
      readonly places: readonly CellPlace[];
      /** The first of them with their texts. */
      readonly samples: readonly FoundCell[];
    };

export async function findTexts(
  table: EditedTable,
  { search, limit, samples }: { readonly search: CellSearch; readonly limit: number; readonly samples: number },
): Promise<FoundCells> {
  return await table.query(async (connection) => {
    const reason = await refusalOf(connection, search);
    if (reason !== null) return { kind: "bad pattern", reason };
    await createFound(connection, table, search);
    const places = await connection.runAndReadAll(
      `select row, "column" from found order by row, "column" limit ${limit}`,
    );
    const count = await connection.runAndReadAll("select count(*) from found");
    return {
      kind: "found",
      count: Number(count.getRows()[0]?.[0] ?? 0),
      places: places.getRows().map(([row, column]) => ({ row: Number(row), column: Number(column) })),
      samples: await readFound(connection, search, `limit ${samples}`),
    };
  });
}

/** Returns the cells that the replacement changes; null if there are more than `limit`. */
export async function findReplaced(
  table: EditedTable,
  { query, limit }: { readonly query: FindQuery; readonly limit: number },
): Promise<readonly CellValue[] | null> {
  const search = searchFromWire(query);
  return await table.query(async (connection) => {
    if ((await refusalOf(connection, search)) !== null) return [];
    await createFound(connection, table, search);
    const found = await readFound(connection, search, `limit ${limit + 1}`);
    if (found.length > limit) return null;
    return found.flatMap(({ row, column, before, after }) => (before === after ? [] : { row, column, text: after }));
  });
}

/** Returns why the pattern is invalid; null if it is valid. */
async function refusalOf(connection: DuckDBConnection, search: CellSearch): Promise<string | null> {
  try {
    await connection.run(`select regexp_matches('', ${patternOf(search)})`);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^.*?Error: /s, "").trim() : String(error);
  }
}

/** Creates a table `found` of the matching cells with data. */
async function createFound(connection: DuckDBConnection, table: EditedTable, search: CellSearch): Promise<void> {
  const [pattern, option] = [patternOf(search), literal(search.isCaseKept ? "c" : "i")];
  const shows = (text: string): string => `regexp_matches(${text}, ${pattern}, ${option})`;
  const parts = [...(await openMatchingTexts(connection, table.paths, shows, search.column))];
  for (const column of search.computed ?? [])
    for (const texts of await table.textsOf(connection, column))
      parts.push(`select * from (${texts}) where text is not null and ${shows("text")}`);
  await connection.run(`create temp table found as ${parts.join(" union all ")}`);
}

async function readFound(connection: DuckDBConnection, search: CellSearch, limit: string): Promise<FoundCell[]> {
  const { replacement, isCaseKept } = search;
  const options = literal(isCaseKept ? "gc" : "gi");
  const after =
    replacement === undefined
      ? "text"
      : `regexp_replace(text, ${patternOf(search)}, ${literal(rewriteOf(search, replacement))}, ${options})`;
  const reader = await connection.runAndReadAll(
    `select row, "column", text, ${after} from found order by row, "column" ${limit}`,
  );
  return reader.getRows().map(([row, column, before, text]) => ({
    row: Number(row),
    column: Number(column),
    before: String(before),
    after: String(text),
  }));
}

function patternOf({ text, isPattern, isWhole }: CellSearch): string {
  const pattern = isPattern ? text : text.replaceAll(/[\\^$.|?*+()[\]{}]/g, "\\$&");
  return literal(isWhole ? `^(?:${pattern})$` : pattern);
}

/** RE2 refers to groups by a backslash, people by a dollar sign. */
function rewriteOf({ isPattern }: CellSearch, replacement: string): string {
  const escaped = replacement.replaceAll("\\", "\\\\");
  return isPattern ? escaped.replaceAll(/\$(\d)/g, "\\$1") : escaped;
}
