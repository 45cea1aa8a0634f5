/**
 * Counts who has opened a table, for the feed of popular ones. A session counts once for a table, and an address for a
 * few sessions at most, so that neither reloading nor new sessions make a table popular. Both are stored as hashes of
 * this installation.
 */
import { createHash } from "node:crypto";
import { type Executor, inTransaction } from "../connection/transaction.ts";

/** Largest number of sessions counted per address, for people who share one, as in an office. */
const SESSIONS_PER_ADDRESS = 5;

export interface TableOpen {
  readonly tableId: string;
  readonly sessionId: string;
  readonly address: string;
}

/** Returns true if the visit counts. */
export async function countOpen(db: Executor, { tableId, sessionId, address }: TableOpen): Promise<boolean> {
  return await inTransaction(db, async (trx) => {
    const { salt } = await trx.selectFrom("catalogueState").select("salt").executeTakeFirstOrThrow();
    const hash = (text: string) => createHash("sha256").update(`${salt}:${tableId}:${text}`).digest("hex").slice(0, 32);
    const open = { tableId, visitor: hash(sessionId), address: hash(address) };
    const { count } = await trx
      .selectFrom("tableOpens")
      .select((select) => select.fn.countAll<number>().as("count"))
      .where("tableId", "=", tableId)
      .where("address", "=", open.address)
      .executeTakeFirstOrThrow();
    if (Number(count) >= SESSIONS_PER_ADDRESS) return false;
    const added = await trx
      .insertInto("tableOpens")
      .values(open)
      .onConflict((conflict) => conflict.columns(["tableId", "visitor"]).doNothing())
      .returning("tableId")
      .executeTakeFirst();
    if (added === undefined) return false;
    await trx
      .updateTable("catalogue")
      .set((set) => ({ opens: set("opens", "+", 1) }))
      .where("tableId", "=", tableId)
      .execute();
    return true;
  });
}
