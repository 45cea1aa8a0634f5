/** The edits of an earlier reading that hold in a new one: those whose cell is still there, with the same text. */

import { editStore, type TableRecord, tableStore } from "@limpid/database";
import { editsInForce, type NewEdit, parseEdit, type StoredEdit } from "@limpid/edits";
import type { Context } from "../context.ts";
import { readIngestRows } from "../tables/read-rows.ts";
import { keepAnswers } from "./answered-reading.ts";
import { expectedRowShift, mapReading, type ReadingMap, type ReadingSample } from "./map-reading.ts";

export interface KeptEdits {
  readonly kept: readonly NewEdit[];
  /** Number of the edits to cells and columns, and of those that are not kept. */
  readonly earlier: number;
  readonly lost: number;
}

const SAMPLE_ROWS = 200;
/** Cells read at a time. */
const MAX_CELLS = 20_000;

/** The table has been read and cleaned. */
export async function findKeptEdits(
  context: Pick<Context, "blobs" | "database" | "workers">,
  table: TableRecord,
): Promise<KeptEdits> {
  const before = table.previousId === null ? undefined : await tableStore.find(context.database.db, table.previousId);
  if (before === undefined) return { kept: [], earlier: 0, lost: 0 };
  const all = await editStore.upTo(context.database.db, before.id, before.version);
  // The settings of the whole table are the new one's already.
  const inForce = editsInForce(all);
  const answers = keepAnswers(before, table, inForce);
  const edits = inForce.filter(({ place }) => place.column !== null);
  const earlier = edits.length;
  if (earlier === 0) return { kept: answers, earlier, lost: 0 };
  const shift = expectedRowShift(before.choices, table.choices);
  const map = mapReading(
    await sampleOf(context, before, Math.max(0, -shift)),
    await sampleOf(context, table, Math.max(0, shift)),
  );
  if (map === undefined) return { kept: answers, earlier, lost: earlier };
  const keeper = new EditKeeper(new RawCells(context, before), new RawCells(context, table), map);
  const kept = (await Promise.all(edits.map((edit) => keeper.moved(edit)))).filter((edit) => edit !== undefined);
  return { kept: [...kept, ...answers], earlier, lost: earlier - kept.length };
}

async function sampleOf(
  context: Pick<Context, "blobs" | "workers">,
  table: TableRecord,
  wanted: number,
): Promise<ReadingSample> {
  const { choices, columns, numRows } = table;
  const rowCount = Math.min(SAMPLE_ROWS, numRows, rowsAtATime(table));
  const firstRow = Math.max(0, Math.min(wanted, numRows - rowCount));
  const rows = (await readIngestRows(context, table, { firstRow, rowCount })) ?? [];
  return { choices, titles: columns.map(({ ingestTitle }) => ingestTitle), firstRow, rows };
}

class EditKeeper {
  constructor(
    private readonly before: RawCells,
    private readonly after: RawCells,
    private readonly map: ReadingMap,
  ) {}

  /** The edit at its place in the new table; undefined where that is not the same cell, or no title is the same. */
  async moved({ seq: _seq, ...edit }: StoredEdit): Promise<NewEdit | undefined> {
    const { row, column } = edit.place;
    const to = column === null ? undefined : this.map.columns[column];
    if (column === null || to === undefined) return undefined;
    const moved = { ...edit, tableId: this.after.table.id, place: { row, column: to } };
    if (row === null) return this.before.title(column) === this.after.title(to) ? parseEdit(moved) : undefined;
    const toRow = row + this.map.rowShift;
    if (toRow < 0 || toRow >= this.after.table.cleanedRows) return undefined;
    const [was, is] = await Promise.all([this.before.text(row, column), this.after.text(toRow, to)]);
    return was !== undefined && was === is ? parseEdit({ ...moved, place: { row: toRow, column: to } }) : undefined;
  }
}

/** The texts of a table's original, read in blocks of rows, each once. */
class RawCells {
  private readonly blocks = new Map<number, Promise<readonly (readonly string[])[] | undefined>>();

  constructor(
    private readonly context: Pick<Context, "blobs" | "workers">,
    readonly table: TableRecord,
  ) {}

  title(column: number): string | undefined {
    return this.table.columns[column]?.ingestTitle;
  }

  async text(row: number, column: number): Promise<string | undefined> {
    const size = rowsAtATime(this.table);
    const firstRow = row - (row % size);
    const rowCount = Math.min(size, this.table.numRows - firstRow);
    let block = this.blocks.get(firstRow);
    block ??= readIngestRows(this.context, this.table, { firstRow, rowCount });
    this.blocks.set(firstRow, block);
    return (await block)?.[row - firstRow]?.[column];
  }
}

function rowsAtATime({ numColumns }: TableRecord): number {
  return Math.max(1, Math.floor(MAX_CELLS / Math.max(1, numColumns)));
}
