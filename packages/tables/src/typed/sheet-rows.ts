/** Reads a cleaned table for a spreadsheet: each cell separately as a number, a day, a truth value or a text. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { toValueType, type ValueType } from "@limpid/table";
import { identifier, literal, openDuckDb, readNumbers, streamJson, withDuckDb } from "../parquet/duckdb.ts";
import { decimalScale, jsonSheetCell, jsonText } from "./json-cells.ts";
import { findSheetNumbers, type SheetNumbers, sheetNumber } from "./sheet-numbers.ts";
import { chooseTypes, type TypedColumn, typedExpression } from "./typed-columns.ts";

/** Days and datetimes are numbers: days since 30 December 1899. */
export type SheetCell = string | number | boolean | null;

export interface SheetColumn {
  readonly title: string;
  /** Type of the cells that are not texts. */
  readonly type: ValueType;
  /** Digits after the decimal point for numbers or seconds; null if each cell keeps its own. */
  readonly decimals: number | null;
}

export interface SheetRows {
  readonly columns: readonly SheetColumn[];
  readonly rowCount: number;
  /**
   * Row batches. The iterable can be consumed only once; it opens the file at the start and releases it when the loop
   * ends.
   */
  readonly batches: AsyncIterable<readonly (readonly SheetCell[])[]>;
}

const MILLISECONDS = 3;

export async function sheetRowsFromParquet(
  path: string,
  titles: readonly string[],
  classTypes: readonly ValueType[],
  mayHoldNumbers: readonly boolean[],
): Promise<SheetRows> {
  return await withDuckDb(async (connection) => {
    const typed = await chooseTypes(connection, path, classTypes);
    const numbers = await findSheetNumbers(connection, path, typed, mayHoldNumbers);
    const { rowCount, fractions } = await countRows(connection, path, typed);
    const columns = typed.map(
      (column, index): SheetColumn => ({
        title: titles[index] ?? column.name,
        type: toValueType(column.typed),
        decimals: numbers.get(column.name)?.decimals ?? decimalsOf(column.typed, fractions[index] ?? 0),
      }),
    );
    return { columns, rowCount, batches: readBatches(path, typed, numbers) };
  });
}

async function* readBatches(
  path: string,
  columns: readonly TypedColumn[],
  numbers: ReadonlyMap<string, SheetNumbers>,
): AsyncGenerator<SheetCell[][]> {
  // Uses one thread, because several may deliver rows out of order.
  const duckDb = await openDuckDb({ threads: 1 });
  try {
    const row = `concat('[', concat_ws(',', ${columns.map((column) => sheetCell(column, numbers.get(column.name))).join(", ")}), ']')`;
    yield* streamJson(duckDb.connection, `select ${row} from read_parquet(${literal(path)})`);
  } finally {
    duckDb.close();
  }
}

function sheetCell(column: TypedColumn, numbers: SheetNumbers | undefined): string {
  const { name, sqlType, typed } = column;
  if (numbers !== undefined) return sheetNumber(name, numbers, jsonText(identifier(name)));
  const value = jsonSheetCell(typedExpression(column), typed);
  if (sqlType === typed) return value;
  return `case when ${typedExpression(column)} is null then ${jsonText(identifier(name))} else ${value} end`;
}

/** Counts the rows, and for each column the datetimes with a fraction of a second. */
async function countRows(
  connection: DuckDBConnection,
  path: string,
  columns: readonly TypedColumn[],
): Promise<{ readonly rowCount: number; readonly fractions: readonly number[] }> {
  const counts = columns.map((column) =>
    column.typed === "TIMESTAMP" ? `count(*) filter (epoch_us(${typedExpression(column)}) % 1000000 <> 0)` : "0",
  );
  const query = `select count(*), ${counts.join(", ")} from read_parquet(${literal(path)})`;
  const [rowCount = 0, ...fractions] = await readNumbers(connection, query);
  return { rowCount, fractions };
}

function decimalsOf(typed: string, fractions: number): number | null {
  if (typed === "TIMESTAMP") return fractions > 0 ? MILLISECONDS : 0;
  // Numbers with different decimals are stored as a wider decimal.
  if (typed === "DOUBLE" || typed.startsWith("DECIMAL(38,")) return null;
  return decimalScale(typed) ?? 0;
}
