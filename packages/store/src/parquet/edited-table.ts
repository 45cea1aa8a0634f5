/**
 * A cleaned table as people have edited it, for whoever asks about its cells. It can stay open: when there are more edits,
 * only the cells of which they say something else are looked at again.
 */
import { isDeepStrictEqual } from "node:util";
import type { DuckDBConnection } from "@duckdb/node-api";
import { NO_ROWS, type RowRanges } from "@limpid/contract";
import { type CellPlaces, changedPlaces, type EditedCell, foldEdits } from "../repositories/edit-overlay.ts";
import type { LoggedEdit, LogMark } from "../repositories/edits.ts";
import { type ComputedTexts, closeComputed, computedTexts, openComputed } from "./computed-texts.ts";
import { literal, type OpenDuckDb, openDuckDb, readNumbers } from "./duckdb.ts";
import { createLeftOut } from "./left-out.ts";
import { insertTouched, openUntouched, readTouched } from "./open-review.ts";
import { openTexts } from "./open-texts.ts";
import type { CellPlace, ReviewedPaths } from "./review-row.ts";

/** Cells of columns whose texts stay with an open table. */
const MAX_SHOWN_CELLS = 2_000_000;

interface ShownColumn {
  /** How many rows a text has, about. */
  readonly rowsOfText: number;
  /** The expression that its table has as `key`, beside the texts. */
  readonly key: string | null;
}

export class EditedTable {
  private readonly edits: LoggedEdit[] = [];
  private cells = 0;
  /** Columns whose texts are in a table of their own, the one that was asked for last at the end. */
  private readonly shown = new Map<number, ShownColumn>();
  private readonly computed = new Map<number, ComputedTexts>();
  private gone: RowRanges = NO_ROWS;

  private constructor(
    readonly paths: ReviewedPaths,
    private readonly duckDb: OpenDuckDb,
  ) {}

  /** Without edits. */
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

  /** Cells that people have touched. */
  get touched(): number {
    return this.cells;
  }

  /** Newer ones than those that are there. When it fails, the table is of no use any more. */
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

  /** Runs `work` with a connection that has the views of `openReview`. What it makes there is to be temporary. */
  readonly query = async <T>(work: (connection: DuckDBConnection) => Promise<T>): Promise<T> => {
    const connection = await this.duckDb.connect();
    try {
      return await work(connection);
    } finally {
      connection.closeSync();
    }
  };

  /** A column that is made of another one can be asked about, until its source is edited. */
  readonly provide = async (made: ComputedTexts): Promise<void> => {
    await openComputed(this.duckDb.connection, this.paths, made);
    this.computed.set(made.column, made);
  };

  /** Whether it was provided. */
  readonly isComputed = (column: number): boolean => this.computed.has(column);

  /** The queries of what the cells of a column show, as `openTexts` gives them. */
  readonly textsOf = async (connection: DuckDBConnection, column: number): Promise<readonly string[]> => {
    const made = this.computed.get(column);
    return made === undefined ? await openTexts(connection, this.paths, column) : computedTexts(made);
  };

  /**
   * What the cells of these columns show is in tables `shownN` of rows and texts, N being the column: to read it takes longer
   * than most questions about it.
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
      // Half as wide as in the files, which is read and sorted faster.
      await connection.run(`create table shown${column} as select row::integer as row, text from (${texts})`);
      const [different = 0] = await readNumbers(connection, `select approx_count_distinct(text) from shown${column}`);
      this.shown.set(column, { rowsOfText: rows / Math.max(1, different), key: null });
    }
    for (const column of columns) this.setShown(column, this.ofShown(column));
  };

  /** The table `shownN` has a column `key` of what an expression makes of its texts: what is known of it makes sorting faster. */
  readonly showKey = async (column: number, key: string): Promise<void> => {
    const shown = this.ofShown(column);
    if (shown.key === key) return;
    const name = `shown${column}`;
    await this.duckDb.connection.run(`create or replace table ${name} as select row, text, ${key} as key from ${name}`);
    this.setShown(column, { ...shown, key });
  };

  /** Of a column that is shown. */
  readonly rowsOfText = (column: number): number => this.ofShown(column).rowsOfText;

  /** Whether the column shows in every row what cleaning left there. */
  readonly isUntouched = async (column: number): Promise<boolean> => {
    if (this.gone.length > 0) return false;
    const touched = `select count(*) from touched_cell where "column" = ${column}`;
    const [cells = 0] = this.cells === 0 ? [0] : await readNumbers(this.duckDb.connection, touched);
    return cells === 0;
  };

  /** The cells of them that people have edited. */
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
