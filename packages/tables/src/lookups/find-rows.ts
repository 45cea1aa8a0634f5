/**
 * Selects rows of a cleaned table by values and kinds of cells, in an order of values; edits are included, left-out
 * rows are not.
 */
import type { DuckDBConnection } from "@duckdb/node-api";
import { packRows } from "@limpid/contract";
import { literal, readNumbers } from "../parquet/duckdb.ts";
import type { EditedTable } from "../read/edited-table.ts";
import { IS_CHANGE, IS_ISSUE } from "../read/open-review.ts";
import { patternExpression } from "./pattern-expression.ts";
import { keyExpression, orderExpression, placeExpression, type ValueOrder } from "./value-order.ts";

/** Conditions on a cell, and the tables with such cells. */
const CELLS = {
  issue: `cell where ${IS_ISSUE}`,
  not_clean: "cell where not_clean",
  invalid: "cell where invalid",
  missing: "cell where no_data",
  changed: `cell where ${IS_CHANGE}`,
  edited: "touched where edited",
} as const;

export interface RowChoice {
  /** Each column must show one of its values; null means no data. */
  readonly values: readonly { readonly column: number; readonly anyOf: readonly (string | null)[] }[];
  /** Each column's value must have one of these patterns, as in its profile. */
  readonly patterns: readonly { readonly column: number; readonly anyOf: readonly string[] }[];
  /** Each column's number or day must lie in its range, ends included. */
  readonly ranges: readonly ValueRange[];
  readonly cells: readonly { readonly kind: keyof typeof CELLS; readonly column?: number | undefined }[];
  readonly sort: readonly { readonly column: number; readonly order: ValueOrder; readonly isDescending: boolean }[];
}

export interface ValueRange {
  readonly column: number;
  readonly order: Exclude<ValueOrder, "text">;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface RowSelection extends RowChoice {
  readonly offset: number;
  readonly limit: number;
}

export interface SelectedRows {
  readonly count: number;
  readonly rows: readonly number[];
}

export interface AllSelectedRows {
  readonly count: number;
  /** Row numbers packed as in the contract, because a million separate numbers would block the receiver. */
  readonly packed: string;
}

export async function findRows(table: EditedTable, { offset, limit, ...choice }: RowSelection): Promise<SelectedRows> {
  const { from, order } = await openChoice(table, choice);
  return await table.query(async (connection) => {
    const [count = 0] = await readNumbers(connection, `select count(*) ${from}`);
    const rows = await readColumn(connection, `select first.row ${from} ${order} limit ${limit} offset ${offset}`);
    return { count, rows: [...rows] };
  });
}

export async function findAllRows(table: EditedTable, choice: RowChoice): Promise<AllSelectedRows> {
  const { from, order } = await openChoice(table, choice);
  return await table.query(async (connection) => {
    const rows = await readColumn(connection, `select first.row ${from} ${order}`);
    return { count: rows.length, packed: Buffer.from(packRows(rows)).toString("base64") };
  });
}

/** From this many rows per distinct text on, texts are ranked once, and rows are sorted by rank. */
const REPEATED = 4;

interface OpenChoice {
  readonly from: string;
  readonly order: string;
}

async function openChoice(table: EditedTable, choice: RowChoice): Promise<OpenChoice> {
  const { values, patterns, ranges, cells } = choice;
  const sort = choice.sort.filter(
    ({ column }, index) => choice.sort.findIndex((one) => one.column === column) === index,
  );
  const made = cells.flatMap(({ column }) => (column !== undefined && table.isComputed(column) ? { column } : []));
  const columns = [...new Set([...values, ...patterns, ...ranges, ...made, ...sort].map(({ column }) => column))];
  await table.showColumns(columns);
  const [first = "plain", ...others] = columns.map((column) => `shown${column}`);
  const nameOf = (column: number): string => (column === columns[0] ? "first" : `shown${column}`);
  const ranked = sort.filter(({ column }) => table.rowsOfText(column) >= REPEATED);
  for (const { column, order } of sort.filter((key) => !ranked.includes(key)))
    if (order !== "day") await table.showKey(column, keyExpression("text", order));
  const joins = [
    ...others.map((other) => `join ${other} on ${other}.row = first.row`),
    ...ranked.map((key) => joinRanks(key, `${nameOf(key.column)}.text`)),
  ];
  const conditions = ["true", ...conditionsOf(choice, table, (column) => `${nameOf(column)}.text`)];
  const keys = sort.flatMap((key) => {
    if (ranked.includes(key)) return [`rank${key.column}.rank nulls last`];
    const name = nameOf(key.column);
    return inOrder(key.order === "day" ? [`${name}.text`] : [`${name}.key`, `${name}.text`], key);
  });
  return {
    from: `from ${first} as first ${joins.join(" ")} where ${conditions.join(" and ")}`,
    order: `order by ${[...keys, "first.row"].join(", ")}`,
  };
}

type SortKey = RowChoice["sort"][number];

function inOrder(values: readonly string[], { isDescending }: SortKey): readonly string[] {
  return values.map((value) => `${value} ${isDescending ? "desc" : "asc"} nulls last`);
}

/** Joins each distinct text of the column with its rank. */
function joinRanks(key: SortKey, text: string): string {
  const texts = `select distinct text from shown${key.column} where text is not null`;
  const keys = inOrder(orderExpression("text", key.order), key).join(", ");
  const ranks = `select text, row_number() over (order by ${keys}) as rank from (${texts})`;
  return `left join (${ranks}) as rank${key.column} on rank${key.column}.text = ${text}`;
}

function conditionsOf(
  { values, patterns, ranges, cells }: RowChoice,
  table: EditedTable,
  textOf: (column: number) => string,
): readonly string[] {
  return [
    ...values.map(({ column, anyOf }) => `(${showsOneOf(textOf(column), anyOf)})`),
    ...patterns.map(
      ({ column, anyOf }) => `${patternExpression(textOf(column))} in (${anyOf.map(literal).join(", ")})`,
    ),
    ...ranges.map((range) => liesIn(textOf(range.column), range)),
    ...cells.map(({ kind, column }) => {
      if (column !== undefined && table.isComputed(column)) return isOfMade(textOf(column), kind);
      const ofColumn = column === undefined ? "" : ` and "column" = ${column}`;
      return `first.row in (select row from ${CELLS[kind]}${ofColumn})`;
    }),
  ];
}

/** Computed cells cannot be edited and are always clean and valid. */
function isOfMade(shown: string, kind: keyof typeof CELLS): string {
  return kind === "missing" || kind === "issue" ? `${shown} is null` : "false";
}

/** Uses the same bounds as the distribution. */
function liesIn(shown: string, { order, from, to }: ValueRange): string {
  const place = placeExpression(shown, order);
  const isBeyond = (sign: "<=" | ">=", bound: string | undefined): readonly string[] =>
    bound === undefined ? [] : [`${place} ${sign} ${placeExpression(literal(bound), order)}`];
  return [`isfinite(${place})`, ...isBeyond(">=", from), ...isBeyond("<=", to)].join(" and ");
}

function showsOneOf(shown: string, anyOf: readonly (string | null)[]): string {
  const texts = anyOf.filter((one) => one !== null).map(literal);
  return [
    ...(texts.length === 0 ? [] : [`${shown} in (${texts.join(", ")})`]),
    ...(anyOf.includes(null) ? [`${shown} is null`] : []),
  ].join(" or ");
}

async function readColumn(connection: DuckDBConnection, query: string): Promise<Uint32Array> {
  const chunks = await (await connection.run(query)).fetchAllChunks();
  const numbers = new Uint32Array(chunks.reduce((count, { rowCount }) => count + rowCount, 0));
  let count = 0;
  for (const chunk of chunks) {
    const vector = chunk.getColumnVector(0);
    for (let index = 0; index < chunk.rowCount; index += 1) numbers[count++] = Number(vector.getItem(index));
  }
  return numbers;
}
