/** The chunks of a body, as long as they keep coming: who sends a byte a second holds a connection and a file for nothing. */
import type { Readable } from "node:stream";
import { Problem } from "../problems.ts";

const MIN_BYTES = 1000;

/** Fails with a Problem when fewer than MIN_BYTES come in a period; the body itself stays open for the reply. */
export async function* keepPace(body: Readable, periodMs: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  let stop = (): void => undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    stop = () => reject(new Problem("upload_too_slow"));
  });
  // It may fail between two chunks, when nobody waits for it.
  tooSlow.catch(() => undefined);
  const judge = (): void => {
    if (bytes < MIN_BYTES) stop();
    bytes = 0;
  };
  // What came while this process was busy lies with the system still; it is read before the judgement.
  const timer = setInterval(() => setImmediate(judge), periodMs);
  const chunks = body.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      const next: IteratorResult<Buffer> = await Promise.race([chunks.next(), tooSlow]);
      if (next.done === true) return;
      bytes += next.value.length;
      yield next.value;
    }
  } finally {
    clearInterval(timer);
    // Lets go of the body, so that its rest can be discarded: else it would lie before the next request of the connection.
    // Not waited for: where nothing comes, its answer does not come either.
    void chunks.return?.();
  }
}
