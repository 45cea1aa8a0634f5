/**
 * Reads rows of Parquet files by number. It keeps recent files open, because planning a query takes longer than running
 * it.
 */
import type { DuckDBPreparedStatement, DuckDBValue } from "@duckdb/node-api";
import { literal, type OpenDuckDb, openDuckDb } from "../parquet/duckdb.ts";
import { checkFormat } from "../parquet/format-version.ts";

export interface RowRange {
  readonly firstRow: number;
  readonly rowCount: number;
}

/** An open file of thousands of columns takes tens of MB, and reopening it costs less than reading a page. */
const MAX_OPEN_FILES = 8;

export class RowReader {
  private readonly statements = new Map<string, Promise<DuckDBPreparedStatement>>();
  private last: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly duckDb: OpenDuckDb,
    private readonly fields: string,
  ) {}

  /** `fields` are SQL expressions for all files; the first is the row number. */
  static async open(fields: string): Promise<RowReader> {
    return new RowReader(await openDuckDb({ threads: 1 }), fields);
  }

  /**
   * Returns the existing rows of the range in order. They are sorted here, because sorting in DuckDB doubles the
   * memory, and a table may have thousands of columns.
   */
  async read(path: string, { firstRow, rowCount }: RowRange): Promise<DuckDBValue[][]> {
    return await this.inTurn(async () => {
      const statement = await this.statementOf(path);
      statement.bindBigInt(1, BigInt(firstRow));
      statement.bindBigInt(2, BigInt(firstRow + rowCount));
      const reader = await statement.runAndReadAll();
      return reader.getRows().sort(([one], [other]) => Number(one) - Number(other));
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
    const statement = this.statements.get(path);
    this.statements.delete(path);
    (await statement?.catch(() => undefined))?.destroySync();
  }

  private async statementOf(path: string): Promise<DuckDBPreparedStatement> {
    const known = this.statements.get(path);
    this.statements.delete(path);
    const statement = known ?? this.prepare(path);
    this.statements.set(path, statement);
    if (this.statements.size > MAX_OPEN_FILES) await this.forgetOldest();
    try {
      return await statement;
    } catch (error) {
      this.statements.delete(path);
      throw error;
    }
  }

  private async prepare(path: string): Promise<DuckDBPreparedStatement> {
    await checkFormat(this.duckDb.connection, path);
    return await this.duckDb.connection.prepare(
      `select ${this.fields} from read_parquet(${literal(path)}) where row >= $1 and row < $2`,
    );
  }

  private async forgetOldest(): Promise<void> {
    const [oldest] = this.statements.keys();
    if (oldest !== undefined) await this.drop(oldest);
  }
}
