/**
 * Stores what is known of a table's columns. A few stay in the table's row. Thousands take megabytes, so they are in
 * parts beside the row, which only names them: nobody waits long for one statement or one text to be parsed, an edit
 * writes no megabytes, and the next reader finds them in memory.
 */
import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Executor } from "../connection/transaction.ts";
import type { ColumnParts, ColumnRecord } from "../schema/schema.ts";
import { json } from "./json.ts";

type Columns = readonly ColumnRecord[];

const COLUMNS_A_PART = 250;
/** Limit of the cache in characters; the parsed columns take about three bytes for each. */
const MAX_KEPT = 64 * 2 ** 20;

/** Columns by their stamp, which is never used again. */
const kept = new LRUCache<string, { readonly columns: Columns; readonly size: number }>({
  maxSize: MAX_KEPT,
  sizeCalculation: ({ size }) => size,
});
const beingRead = new Map<string, Promise<Columns | undefined>>();

interface PackedColumns {
  /** The value for the row of the table. */
  readonly inRow: string;
  /** Call after the row has got its value, in the same transaction. */
  readonly store: (trx: Executor) => Promise<void>;
}

/** Prepares columns to replace those of a table. */
export function packColumns(tableId: string, columns: Columns): PackedColumns {
  const stamp = randomUUID();
  const isWide = columns.length > COLUMNS_A_PART;
  return {
    inRow: json(isWide ? ({ stamp, count: columns.length } satisfies ColumnParts) : columns),
    store: async (trx) => {
      await trx.deleteFrom("columnParts").where("tableId", "=", tableId).execute();
      if (isWide) await storeParts(trx, { tableId, stamp }, columns);
    },
  };
}

async function storeParts(
  trx: Executor,
  of: { readonly tableId: string; readonly stamp: string },
  columns: Columns,
): Promise<void> {
  let size = 0;
  for (let part = 0; part * COLUMNS_A_PART < columns.length; part++) {
    const text = json(columns.slice(part * COLUMNS_A_PART, (part + 1) * COLUMNS_A_PART));
    size += text.length;
    await trx
      .insertInto("columnParts")
      .values({ ...of, part, columns: text })
      .execute();
  }
  kept.set(of.stamp, { columns, size });
}

export type WithColumns<Row> = Omit<Row, "columns"> & { readonly columns: Columns };

/** Adds the columns to a row. Returns undefined if they were replaced after it was read. */
export async function withColumns<Row extends { readonly id: string; readonly columns: Columns | ColumnParts }>(
  db: Executor,
  row: Row,
): Promise<WithColumns<Row> | undefined> {
  const columns = "stamp" in row.columns ? await findColumns(db, row.id, row.columns) : row.columns;
  return columns && { ...row, columns };
}

async function findColumns(db: Executor, tableId: string, { stamp, count }: ColumnParts): Promise<Columns | undefined> {
  const known = kept.get(stamp)?.columns;
  if (known !== undefined) return known;
  // A transaction has one connection, for which others must not wait.
  if (db.isTransaction) return await readColumns(db, tableId, { stamp, count });
  const reading = beingRead.get(stamp) ?? readColumns(db, tableId, { stamp, count });
  beingRead.set(stamp, reading);
  try {
    return await reading;
  } finally {
    beingRead.delete(stamp);
  }
}

async function readColumns(db: Executor, tableId: string, { stamp, count }: ColumnParts): Promise<Columns | undefined> {
  const columns: ColumnRecord[] = [];
  let size = 0;
  for (let part = 0; columns.length < count; part++) {
    const found = await db
      .selectFrom("columnParts")
      .select("columns")
      .where("tableId", "=", tableId)
      .where("part", "=", part)
      .where("stamp", "=", stamp)
      .executeTakeFirst();
    if (found === undefined) return undefined;
    size += found.columns.length;
    columns.push(...(JSON.parse(found.columns) as Columns));
  }
  kept.set(stamp, { columns, size });
  return columns;
}
