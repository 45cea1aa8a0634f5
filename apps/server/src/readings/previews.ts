/** Looks at a file as it would be read: one at a time for each table and visitor, each for a few seconds at most. */

import type { PreviewInput, PreviewOutcome } from "@limpid/worker-protocol";
import { Problem } from "../problem.ts";
import { WorkerDied } from "../workers/call-errors.ts";
import type { Workers } from "../workers/lanes.ts";

const MAX_MS = 10_000;

export class Previews {
  private readonly running = new Map<string, AbortController>();

  constructor(private readonly workers: Pick<Workers, "call">) {}

  /** A later call with the same key ends this one, as does the client that no longer waits (`gone`). */
  async preview(key: string, input: PreviewInput, gone: AbortSignal): Promise<PreviewOutcome> {
    this.running.get(key)?.abort(new Problem("superseded"));
    const own = new AbortController();
    this.running.set(key, own);
    const timer = setTimeout(() => own.abort(new Problem("reading_too_slow")), MAX_MS);
    try {
      const signal = AbortSignal.any([own.signal, gone]);
      return await this.workers.call("previewFile", input, { signal });
    } catch (error) {
      if (error instanceof WorkerDied)
        throw new Problem("unreadable_file", "Reading it this way takes more memory than there is", { cause: error });
      throw error;
    } finally {
      clearTimeout(timer);
      if (this.running.get(key) === own) this.running.delete(key);
    }
  }
}
