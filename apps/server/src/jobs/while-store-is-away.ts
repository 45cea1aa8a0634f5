/** A store that is out of reach costs a job none of its tries: it waits, keeps its lease, and begins again. */
import { setTimeout as sleep } from "node:timers/promises";
import { StoreUnavailable } from "@limpid/files";
import type { Context } from "../context.ts";

const FIRST_MS = 2000;
const LONGEST_MS = 30_000;

export async function whileStoreIsAway(
  work: () => Promise<void>,
  { lost, log }: { readonly lost: AbortSignal; readonly log: Context["log"] },
): Promise<void> {
  for (let pauseMs = FIRST_MS; ; pauseMs = Math.min(LONGEST_MS, pauseMs * 2)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || lost.aborted) throw error;
      log.warn({ err: error, pauseMs }, "a job waits for the store");
      await sleep(pauseMs, undefined, { signal: lost, ref: false });
    }
  }
}
