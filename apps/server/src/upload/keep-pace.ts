/** The chunks of a body, as long as they keep coming: who sends a byte a second holds a connection and a file for nothing. */
import type { Readable } from "node:stream";
import { Problem } from "../problem.ts";

const MIN_BYTES = 1000;

/** Fails with a Problem when fewer than MIN_BYTES come in a period; the body itself stays open for the reply. */
export async function* keepPace(body: Readable, periodMs: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  let isTooSlow = false;
  let giveUp = (): void => undefined;
  const judge = (): void => {
    if (bytes < MIN_BYTES) {
      isTooSlow = true;
      giveUp();
    }
    bytes = 0;
  };
  // What came while this process was busy lies with the system still; it is read before the judgement.
  const timer = setInterval(() => setImmediate(judge), periodMs);
  const chunks = body.iterator({ destroyOnReturn: false });
  /** `Promise.race` with a promise for the whole body would keep all chunks in memory. */
  const nextInTime = (): Promise<IteratorResult<Buffer>> =>
    new Promise((resolve, reject) => {
      giveUp = () => reject(new Problem("upload_too_slow"));
      if (isTooSlow) giveUp();
      chunks.next().then(resolve, reject);
    });
  try {
    for (;;) {
      const next = await nextInTime();
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
