/** The id of the table that an upload becomes. */
import { createHash, randomUUID } from "node:crypto";
import { Problem } from "../problem.ts";

const MAX_KEY_CHARACTERS = 255;

/**
 * With an Idempotency-Key the same upload of the same session has the same id, however often it is sent. The digest is
 * part of it, so that a key used again by mistake never gives the table of another file.
 */
export function uploadId(key: string | string[] | undefined, sessionId: string, digest: string): string {
  if (key === undefined) return randomUUID();
  if (typeof key !== "string" || key === "" || key.length > MAX_KEY_CHARACTERS)
    throw new Problem("invalid_request", `An Idempotency-Key has 1 to ${MAX_KEY_CHARACTERS} characters`);
  const hash = createHash("sha256")
    .update(JSON.stringify([sessionId, key, digest]))
    .digest();
  return toUuid(hash);
}

/** Version 8 of RFC 9562: what the bits mean is ours. */
function toUuid(hash: Buffer): string {
  hash[6] = (hash.readUInt8(6) & 0x0f) | 0x80;
  hash[8] = (hash.readUInt8(8) & 0x3f) | 0x80;
  return hash.toString("hex", 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
