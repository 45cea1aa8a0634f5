/** Which rows of a cleaned table fit a choice of values and kinds of cells, in an order of values; edits included. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { literal, readNumbers } from "./duckdb.ts";
import type { EditedTable } from "./edited-table.ts";
import { IS_CHANGE, IS_ISSUE } from "./open-review.ts";
import { openTexts } from "./open-texts.ts";
import { orderExpression, type ValueOrder } from "./value-order.ts";

/** Conditions on a cell, and the tables that hold such cells. */
const CELLS = {
  issue: `cell where ${IS_ISSUE}`,
  not_clean: "cell where not_clean",
  invalid: "cell where invalid",
  missing: "cell where no_data",
  changed: `cell where ${IS_CHANGE}`,
  edited: "touched where edited",
} as const;

export interface RowSelection {
  /** One of them in each column; null: no data. */
  readonly values: readonly { readonly column: number; readonly anyOf: readonly (string | null)[] }[];
  readonly cells: readonly { readonly kind: keyof typeof CELLS; readonly column?: number | undefined }[];
  readonly sort: readonly { readonly column: number; readonly order: ValueOrder; readonly isDescending: boolean }[];
  readonly offset: number;
  readonly limit: number;
}

export interface SelectedRows {
  readonly count: number;
  readonly rows: readonly number[];
}

export async function selectRows({ paths, query }: EditedTable, selection: RowSelection): Promise<SelectedRows> {
  const { values, cells, sort, offset, limit } = selection;
  return await query(async (connection) => {
    const columns = [...new Set([...values, ...sort].map(({ column }) => column))];
    for (const column of columns)
      await connection.run(
        `create temp table shown${column} as ${(await openTexts(connection, paths, column)).join(" union all ")}`,
      );
    const conditions = [
      "true",
      ...values.map(({ column, anyOf }) => `(${showsOneOf(column, anyOf)})`),
      ...cells.map(({ kind, column }) => {
        const ofColumn = column === undefined ? "" : ` and "column" = ${column}`;
        return `plain.row in (select row from ${CELLS[kind]}${ofColumn})`;
      }),
    ];
    const joins = columns.map((column) => `join shown${column} on shown${column}.row = plain.row`);
    const from = `from read_parquet(${literal(paths.plain)}) as plain ${joins.join(" ")} where ${conditions.join(" and ")}`;
    const order = sort.flatMap(({ column, order: by, isDescending }) =>
      orderExpression(`shown${column}.text`, by).map((value) => `${value} ${isDescending ? "desc" : "asc"} nulls last`),
    );
    const [count = 0] = await readNumbers(connection, `select count(*) ${from}`);
    const rows = await readRows(
      connection,
      `select plain.row ${from} order by ${[...order, "plain.row"].join(", ")}
      limit ${limit} offset ${offset}`,
    );
    return { count, rows };
  });
}

function showsOneOf(column: number, anyOf: readonly (string | null)[]): string {
  const texts = anyOf.filter((one) => one !== null).map(literal);
  const shown = `shown${column}.text`;
  return [
    ...(texts.length === 0 ? [] : [`${shown} in (${texts.join(", ")})`]),
    ...(anyOf.includes(null) ? [`${shown} is null`] : []),
  ].join(" or ");
}

async function readRows(connection: DuckDBConnection, query: string): Promise<number[]> {
  const reader = await connection.runAndReadAll(query);
  return reader.getRows().map(([row]) => Number(row));
}
