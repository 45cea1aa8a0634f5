/** Takes what comes from a bucket, and holds it against what was stored. */
import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { StoredFacts } from "./bucket.ts";

/** Whole, and yet not what was stored. */
export class WrongContent extends Error {}

interface Receiving {
  readonly silentMs: number;
  readonly take: (chunks: AsyncIterable<Buffer>) => Promise<void>;
}

/** Undefined when all came; else what went wrong. */
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
