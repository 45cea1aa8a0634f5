/**
 * Reads rows of Parquet files by number. It keeps recent files open, because planning a query takes longer than running
 * it.
 */
import type { DuckDBPreparedStatement, DuckDBValue } from "@duckdb/node-api";
import { identifier, literal, type OpenDuckDb, openDuckDb } from "../parquet/duckdb.ts";
import { checkFormat } from "../parquet/format-version.ts";
import { inQueries, readColumnNames } from "../parquet/wide-files.ts";

export interface RowRange {
  readonly firstRow: number;
  readonly rowCount: number;
}

/** An open file of thousands of columns takes tens of MB, and reopening it costs less than reading a page. */
const MAX_OPEN_FILES = 8;

export class RowReader {
  /** Statements by path: they read one file after each other, and each has the number of the row first. */
  private readonly statements = new Map<string, Promise<readonly DuckDBPreparedStatement[]>>();
  private last: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly duckDb: OpenDuckDb,
    private readonly fields: string | null,
  ) {}

  /** `fields` are SQL expressions for all files; the first is the row number. Null reads all columns of a file. */
  static async open(fields: string | null): Promise<RowReader> {
    return new RowReader(await openDuckDb({ threads: 1 }), fields);
  }

  /**
   * Returns the existing rows of the range in order. They are sorted here, because sorting in DuckDB doubles the
   * memory, and a table may have thousands of columns.
   */
  async read(path: string, { firstRow, rowCount }: RowRange): Promise<DuckDBValue[][]> {
    return await this.inTurn(async () => {
      const rows: DuckDBValue[][] = [];
      for (const [part, statement] of (await this.statementsOf(path)).entries()) {
        statement.bindBigInt(1, BigInt(firstRow));
        statement.bindBigInt(2, BigInt(firstRow + rowCount));
        const found = (await statement.runAndReadAll()).getRows();
        found.sort(([one], [other]) => Number(one) - Number(other));
        if (part === 0) rows.push(...found);
        else for (const [index, [, ...values]] of found.entries()) rows[index] = [...(rows[index] ?? []), ...values];
      }
      return rows;
    });
  }

  async close(): Promise<void> {
    await this.inTurn(async () => {
      for (const path of [...this.statements.keys()]) await this.drop(path);
    });
    this.duckDb.close();
  }

  /** Runs one query at a time, because a statement holds one set of parameters. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async drop(path: string): Promise<void> {
    const statements = this.statements.get(path);
    this.statements.delete(path);
    for (const statement of (await statements?.catch(() => undefined)) ?? []) statement.destroySync();
  }

  private async statementsOf(path: string): Promise<readonly DuckDBPreparedStatement[]> {
    const known = this.statements.get(path);
    this.statements.delete(path);
    const statements = known ?? this.prepare(path);
    this.statements.set(path, statements);
    if (this.statements.size > MAX_OPEN_FILES) await this.forgetOldest();
    try {
      return await statements;
    } catch (error) {
      this.statements.delete(path);
      throw error;
    }
  }

  private async prepare(path: string): Promise<readonly DuckDBPreparedStatement[]> {
    const { connection } = this.duckDb;
    await checkFormat(connection, path);
    const statements: DuckDBPreparedStatement[] = [];
    for (const fields of await this.fieldsOf(path))
      statements.push(
        await connection.prepare(`select ${fields} from read_parquet(${literal(path)}) where row >= $1 and row < $2`),
      );
    return statements;
  }

  private async fieldsOf(path: string): Promise<readonly string[]> {
    if (this.fields !== null) return [this.fields];
    const names = await readColumnNames(this.duckDb.connection, path);
    const parts = inQueries(names.filter((name) => name !== "row").map(identifier));
    return parts.length === 0 ? ["row"] : parts.map((part) => ["row", ...part].join(", "));
  }

  private async forgetOldest(): Promise<void> {
    const [oldest] = this.statements.keys();
    if (oldest !== undefined) await this.drop(oldest);
  }
}
