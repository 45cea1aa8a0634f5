/** Reads pages of tables. Keeps the latest files open: planning a query takes longer than reading 20 rows. */
import type { DuckDBPreparedStatement } from "@duckdb/node-api";
import type { Verdict } from "@limpid/table";
import { literal, type OpenDuckDb, openDuckDb } from "./duckdb.ts";
import { unpackReview } from "./review-text.ts";

export interface RowRange {
  readonly firstRow: number;
  readonly rowCount: number;
}

const MAX_OPEN_FILES = 64;

export class PageReader {
  private readonly statements = new Map<string, Promise<DuckDBPreparedStatement>>();
  private readonly duckDb: OpenDuckDb;
  private last: Promise<unknown> = Promise.resolve();

  private constructor(duckDb: OpenDuckDb) {
    this.duckDb = duckDb;
  }

  static async open(): Promise<PageReader> {
    const duckDb = await openDuckDb({ threads: 1, memoryLimitMb: 500 });
    await duckDb.connection.run("set parquet_metadata_cache = true");
    return new PageReader(duckDb);
  }

  /** The texts of the rows that there are in the range, as they were read. */
  async readIngestPage(ingestPath: string, range: RowRange): Promise<string[][]> {
    const rows = await this.readRows(ingestPath, range);
    return rows.map((row) => row.map((text) => text ?? ""));
  }

  /** The verdicts on the cells of the rows that there are in the range, before any edit. */
  async readCleanPage(ingestPath: string, reviewPath: string, range: RowRange): Promise<Verdict[][]> {
    const [raws, reviews] = [await this.readRows(ingestPath, range), await this.readRows(reviewPath, range)];
    return reviews.map((review, row) =>
      (raws[row] ?? []).map((text, column) => {
        const raw = text ?? "";
        return unpackReview(raw, review[column * 2] ?? raw, review[column * 2 + 1] ?? "");
      }),
    );
  }

  /** Lets go of a file, before it is removed or replaced. */
  async forget(path: string): Promise<void> {
    await this.inTurn(() => this.drop(path));
  }

  async close(): Promise<void> {
    for (const path of [...this.statements.keys()]) await this.forget(path);
    this.duckDb.close();
  }

  /** One query at a time: a statement holds one set of parameters. */
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

  private async readRows(path: string, { firstRow, rowCount }: RowRange): Promise<(string | null)[][]> {
    return await this.inTurn(async () => {
      const statement = await this.statementOf(path);
      statement.bindBigInt(1, BigInt(firstRow));
      statement.bindBigInt(2, BigInt(firstRow + rowCount));
      const reader = await statement.runAndReadAll();
      return reader.getRows() as (string | null)[][];
    });
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
    return await this.duckDb.connection.prepare(
      `select * exclude (row) from read_parquet(${literal(path)}) where row >= $1 and row < $2 order by row`,
    );
  }

  private async forgetOldest(): Promise<void> {
    const [oldest] = this.statements.keys();
    if (oldest !== undefined) await this.drop(oldest);
  }
}
