import type { Selectable } from "kysely";
import type { Executor } from "../connection/transaction.ts";
import type { Schema } from "../schema/schema.ts";

/**
 * Makes other writers of the table wait until the transaction ends without changing it, because SQLite has no "for
 * update".
 */
export async function lockTable(
  trx: Executor,
  id: string,
): Promise<Pick<Selectable<Schema["tables"]>, "version" | "ownerDetails" | "listedBy"> | undefined> {
  return await trx
    .updateTable("tables")
    .set((set) => ({ version: set.ref("version") }))
    .where("id", "=", id)
    .returning(["version", "ownerDetails", "listedBy"])
    .executeTakeFirst();
}
