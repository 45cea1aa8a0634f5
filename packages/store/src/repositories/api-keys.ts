/** API keys. Only their SHA-256 is stored: the keys are long and random, so that a slow hash would add nothing. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { storableText } from "./json.ts";
import type { Executor } from "./transaction.ts";

const KEY_BYTES = 24;

/** Makes a key for a user. It is returned once and cannot be read again. */
export async function createApiKey(db: Executor, username: string): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString("base64url");
  await db
    .insertInto("apiKeys")
    .values({ hash: hashOf(key), username: storableText(username) })
    .execute();
  return key;
}

/** The user of a key, or undefined when there is no such key. */
export async function findUsername(db: Executor, key: string): Promise<string | undefined> {
  const hash = hashOf(key);
  const found = await db.selectFrom("apiKeys").select(["hash", "username"]).where("hash", "=", hash).executeTakeFirst();
  if (found === undefined) return undefined;
  return timingSafeEqual(Buffer.from(found.hash), Buffer.from(hash)) ? found.username : undefined;
}

export async function listUsernames(db: Executor): Promise<string[]> {
  const rows = await db.selectFrom("apiKeys").select("username").distinct().orderBy("username").execute();
  return rows.map((row) => row.username);
}

/** Revokes all keys of a user; how many there were. */
export async function deleteApiKeys(db: Executor, username: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("apiKeys").where("username", "=", username).executeTakeFirst();
  return Number(numDeletedRows);
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
