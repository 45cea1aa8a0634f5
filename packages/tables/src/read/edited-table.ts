/**
 * Represents a cleaned table with its edits for queries about its cells. It can stay open: further edits update only
 * the cells that they change.
 */
import { isDeepStrictEqual } from "node:util";
import type { DuckDBConnection } from "@duckdb/node-api";
import { NO_ROWS, type RowRanges } from "@limpid/contract";
import {
  type CellPlaces,
  changedPlaces,
  type EditedCell,
  foldEdits,
  type LoggedEdit,
  type LogMark,
} from "@limpid/edits";
import { literal, type OpenDuckDb, openDuckDb, readNumbers } from "../parquet/duckdb.ts";
import { createLeftOut } from "../parquet/left-out.ts";
import type { CellPlace, ReviewedPaths } from "../parquet/review-row.ts";
import { type ComputedTexts, closeComputed, computedTexts, openComputed } from "./computed-texts.ts";
import { insertTouched, openUntouched, readTouched } from "./open-review.ts";
import { openTexts } from "./open-texts.ts";

/** Largest number of cells in columns whose texts are cached. */
const MAX_SHOWN_CELLS = 2_000_000;

interface ShownColumn {
  /** Approximate number of rows per distinct text. */
  readonly rowsOfText: number;
  /** Expression of the `key` column beside the texts. */
  readonly key: string | null;
}

export class EditedTable {
  private readonly edits: LoggedEdit[] = [];
  private cells = 0;
  /** Cached columns, each with a table of its own, the last used at the end. */
  private readonly shown = new Map<number, ShownColumn>();
  private readonly computed = new Map<number, ComputedTexts>();
  private gone: RowRanges = NO_ROWS;

  private constructor(
    readonly paths: ReviewedPaths,
    private readonly duckDb: OpenDuckDb,
  ) {}

  /** Opens the table without edits. */
  static async open(paths: ReviewedPaths): Promise<EditedTable> {
    const duckDb = await openDuckDb();
    try {
      await openUntouched(duckDb.connection, paths);
      return new EditedTable(paths, duckDb);
    } catch (error) {
      duckDb.close();
      throw error;
    }
  }

  get mark(): LogMark {
    return { count: this.edits.length, last: this.edits.at(-1)?.seq ?? 0 };
  }

  /** Rows that people have left out. */
  get leftOut(): RowRanges {
    return this.gone;
  }

  /** Number of cells that people have touched. */
  get touched(): number {
    return this.cells;
  }

  /** Adds edits newer than the known ones. If it fails, the table must not be used any more. */
  async add(edits: readonly LoggedEdit[]): Promise<void> {
    const places = changedPlaces(this.edits, edits);
    for (const column of this.shown.keys())
      if (places.has(this.computed.get(column)?.source ?? column)) await this.forget(column);
    for (const made of [...this.computed.values()].filter(({ source }) => places.has(source))) {
      await closeComputed(this.duckDb.connection, made);
      this.computed.delete(made.column);
    }
    if (this.cells > 0) await remove(this.duckDb.connection, places);
    for (const edit of edits) this.edits.push(edit);
    const { cells, leftOut } = foldEdits(this.edits, places);
    await insertTouched(this.duckDb.connection, await readTouched(this.duckDb.connection, this.paths, { cells }));
    if (!isDeepStrictEqual(leftOut, this.gone)) {
      for (const column of this.shown.keys()) await this.forget(column);
      await createLeftOut(this.duckDb.connection, leftOut);
      this.gone = leftOut;
    }
    [this.cells = 0] = await readNumbers(this.duckDb.connection, "select count(*) from touched_cell");
  }

  /** Runs `work` with a connection that has the views of `openReview`. Tables created there must be temporary. */
  readonly query = async <T>(work: (connection: DuckDBConnection) => Promise<T>): Promise<T> => {
    const connection = await this.duckDb.connect();
    try {
      return await work(connection);
    } finally {
      connection.closeSync();
    }
  };

  /** Registers a computed column for queries until its source is edited. */
  readonly provide = async (made: ComputedTexts): Promise<void> => {
    await openComputed(this.duckDb.connection, this.paths, made);
    this.computed.set(made.column, made);
  };

  /** Whether the column was registered with `provide`. */
  readonly isComputed = (column: number): boolean => this.computed.has(column);

  /** Returns the queries for the displayed texts of a column, as `openTexts` does. */
  readonly textsOf = async (connection: DuckDBConnection, column: number): Promise<readonly string[]> => {
    const made = this.computed.get(column);
    return made === undefined ? await openTexts(connection, this.paths, column) : computedTexts(made);
  };

  /**
   * Caches the displayed texts of these columns in tables `shownN` of rows and texts, N being the column, because
   * reading them takes longer than most queries.
   */
  readonly showColumns = async (columns: readonly number[]): Promise<void> => {
    const { connection } = this.duckDb;
    const [rows = 0] = await readNumbers(connection, `select count(*) from read_parquet(${literal(this.paths.plain)})`);
    const isLeft = (column: number): boolean => this.shown.has(column) && !columns.includes(column);
    const lacking = columns.filter((column) => !this.shown.has(column));
    for (const column of [...this.shown.keys()].filter(isLeft))
      if ((this.shown.size + lacking.length) * rows > MAX_SHOWN_CELLS) await this.forget(column);
    for (const column of lacking) {
      const texts = (await this.textsOf(connection, column)).join(" union all ");
      // Rows are half as wide as in the files, which speeds up reading and sorting.
      await connection.run(`create table shown${column} as select row::integer as row, text from (${texts})`);
      const [different = 0] = await readNumbers(connection, `select approx_count_distinct(text) from shown${column}`);
      this.shown.set(column, { rowsOfText: rows / Math.max(1, different), key: null });
    }
    for (const column of columns) this.setShown(column, this.ofShown(column));
  };

  /** Adds a column `key` with an expression of the texts to the table `shownN`, which speeds up sorting. */
  readonly showKey = async (column: number, key: string): Promise<void> => {
    const shown = this.ofShown(column);
    if (shown.key === key) return;
    const name = `shown${column}`;
    await this.duckDb.connection.run(`create or replace table ${name} as select row, text, ${key} as key from ${name}`);
    this.setShown(column, { ...shown, key });
  };

  /** Expects a cached column. */
  readonly rowsOfText = (column: number): number => this.ofShown(column).rowsOfText;

  /** Whether no row of the column differs from its state before any edit. */
  readonly isUntouched = async (column: number): Promise<boolean> => {
    if (this.gone.length > 0) return false;
    const touched = `select count(*) from touched_cell where "column" = ${column}`;
    const [cells = 0] = this.cells === 0 ? [0] : await readNumbers(this.duckDb.connection, touched);
    return cells === 0;
  };

  /** Returns those of the cells that people have edited. */
  readonly editsOf = (places: readonly CellPlace[]): readonly EditedCell[] =>
    foldEdits(this.edits, placesOf(places)).cells;

  private ofShown(column: number): ShownColumn {
    return this.shown.get(column) ?? { rowsOfText: 1, key: null };
  }

  private setShown(column: number, shown: ShownColumn): void {
    this.shown.delete(column);
    this.shown.set(column, shown);
  }

  private async forget(column: number): Promise<void> {
    await this.duckDb.connection.run(`drop table shown${column}`);
    this.shown.delete(column);
  }

  close(): void {
    this.duckDb.close();
  }
}

function placesOf(cells: readonly CellPlace[]): CellPlaces {
  const places = new Map<number, Set<number>>();
  for (const { row, column } of cells) places.set(column, (places.get(column) ?? new Set<number>()).add(row));
  return places;
}

async function remove(connection: DuckDBConnection, places: CellPlaces): Promise<void> {
  await connection.run(`create temp table gone (row bigint, "column" integer)`);
  const appender = await connection.createAppender("gone");
  for (const [column, rows] of places)
    for (const row of rows) {
      appender.appendBigInt(BigInt(row));
      appender.appendInteger(column);
      appender.endRow();
    }
  appender.closeSync();
  await connection.run(`
    delete from touched_cell using gone where touched_cell.row = gone.row and touched_cell."column" = gone."column";
    drop table gone`);
}
