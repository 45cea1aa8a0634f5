/** Manages API keys. Only their SHA-256 is stored: the keys are long and random, so a slow hash would add nothing. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { type Executor, inTransaction } from "../connection/transaction.ts";
import { storableText } from "./json.ts";
import type { KnownUser } from "./sessions.ts";

const KEY_BYTES = 24;
/** Number of leading characters of its hash that identify a key. */
const ID_CHARACTERS = 8;

export interface KeyRecord {
  readonly id: string;
  readonly username: string;
  readonly createdAt: Date;
}

/** Creates a key for a user. It is returned once and cannot be read again. */
export async function createApiKey(db: Executor, username: string): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString("base64url");
  await db
    .insertInto("apiKeys")
    .values({ hash: hashOf(key), username: storableText(username) })
    .execute();
  return key;
}

/** Returns the user of the key, or undefined if there is no such key. */
export async function findKeyUser(db: Executor, key: string): Promise<KnownUser | undefined> {
  const hash = hashOf(key);
  const found = await db.selectFrom("apiKeys").select(["hash", "username"]).where("hash", "=", hash).executeTakeFirst();
  if (found === undefined) return undefined;
  const isSame = timingSafeEqual(Buffer.from(found.hash), Buffer.from(hash));
  return isSame ? { username: found.username, keyHash: found.hash } : undefined;
}

/** Lists the keys of one user, or of all, oldest first. */
export async function listApiKeys(db: Executor, username?: string): Promise<KeyRecord[]> {
  const keys = await db
    .selectFrom("apiKeys")
    .select(["hash", "username", "createdAt"])
    .$if(username !== undefined, (query) => query.where("username", "=", storableText(username ?? "")))
    .orderBy("username")
    .orderBy("createdAt")
    .execute();
  return keys.map(({ hash, ...key }) => ({ ...key, id: hash.slice(0, ID_CHARACTERS) }));
}

/** Revokes a user's key, or all of them, and ends the sessions opened with them. Returns the number of keys. */
export async function revokeApiKeys(db: Executor, username: string, id = ""): Promise<number> {
  return await inTransaction(db, async (trx) => {
    const keys = await trx
      .selectFrom("apiKeys")
      .select("hash")
      .where("username", "=", storableText(username))
      .execute();
    const hashes = keys.map(({ hash }) => hash).filter((hash) => hash.startsWith(id));
    if (hashes.length === 0) return 0;
    await trx.deleteFrom("sessions").where("keyHash", "in", hashes).execute();
    await trx.deleteFrom("apiKeys").where("hash", "in", hashes).execute();
    return hashes.length;
  });
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
