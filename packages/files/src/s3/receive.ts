/** Receives a file from a bucket and compares it with what was stored. */
import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { StoredFacts } from "./bucket.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

/** The file arrived completely but differs from what was stored. */
export class WrongContent extends Error {}

/** Number of attempts to download a file completely. */
export const TRIES = 3;

interface Receiving {
  readonly silentMs: number;
  readonly take: (chunks: AsyncIterable<Buffer>) => Promise<void>;
}

/** Creates the error for when all attempts have failed. */
export function unreadable(key: string, fault: unknown): StoreUnavailable {
  const reason = fault instanceof Error ? fault.message : String(fault);
  return new StoreUnavailable(`The store does not let us read "${key}": ${reason}`);
}

/** Returns the error, or undefined on success. */
export async function receive(
  { body, facts: { bytes, sha256 } }: { readonly body: Readable; readonly facts: StoredFacts },
  { silentMs, take }: Receiving,
): Promise<unknown> {
  const hash = createHash("sha256");
  let received = 0;
  const giveUp = (): void => void body.destroy(new Error(`nothing came for ${silentMs / 1000} seconds`));
  const silence = setTimeout(giveUp, silentMs);
  async function* checked(): AsyncGenerator<Buffer> {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      silence.refresh();
      received += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await take(checked());
  } catch (error) {
    return error;
  } finally {
    clearTimeout(silence);
  }
  if (received !== bytes) return new Error(`${received} of ${bytes} bytes came`);
  if (sha256 !== null && hash.digest("hex") !== sha256) return new WrongContent("its content is not what was stored");
  return undefined;
}
