/** Counts what visitors and addresses use of an installation. Deleted tables count until their files are removed. */
import { createHash } from "node:crypto";
import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Executor } from "../connection/transaction.ts";
import type { Schema } from "../schema/schema.ts";
import { belongsTo, type Visitor } from "./visibility.ts";

export interface Use {
  readonly tables: number;
  /** Size of their uploads. */
  readonly bytes: number;
  /** Number of tables that wait for cleaning or are being cleaned. */
  readonly jobs: number;
}

const where = expressionBuilder<Schema, "tables">();

export function useOfVisitor(db: Executor, visitor: Visitor): Promise<Use> {
  return countUse(db, belongsTo(visitor));
}

/** `address` is a hash. */
export function useOfAddress(db: Executor, address: string): Promise<Use> {
  return countUse(db, where("tables.address", "=", address));
}

async function countUse(db: Executor, whose: Expression<SqlBool>): Promise<Use> {
  const use = await db
    .selectFrom("tables")
    .where(whose)
    .select((select) => [
      select.fn.countAll().as("tables"),
      select.fn.sum("uploadBytes").as("bytes"),
      select.fn
        .count("id")
        .filterWhere((job) =>
          job.or([job("status", "in", ["queued", "running"]), job("cleanAllAfter", "is not", null)]),
        )
        .as("jobs"),
    ])
    .executeTakeFirstOrThrow();
  return { tables: Number(use.tables), bytes: Number(use.bytes ?? 0), jobs: Number(use.jobs) };
}

/**
 * Makes other counting transactions wait until this one ends, because on PostgreSQL two would not see each other's new
 * tables.
 */
export async function countAlone(trx: Executor): Promise<void> {
  await trx
    .updateTable("catalogueState")
    .set((set) => ({ salt: set.ref("salt") }))
    .execute();
}

/** Hashes an address with the salt of the installation; nothing else is stored of it. */
export async function hashAddress(db: Executor, address: string): Promise<string> {
  const { salt } = await db.selectFrom("catalogueState").select("salt").executeTakeFirstOrThrow();
  return createHash("sha256").update(`${salt}:${address}`).digest("hex").slice(0, 32);
}
