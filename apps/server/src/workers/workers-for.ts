/** Calls workers on behalf of a client: in turn with others, within the client's waiting time, and only while it is connected. */

import { laneOfMethod, MAKE_FILES, type WorkerMethods } from "@limpid/worker-protocol";
import type { Config } from "../config.ts";
import type { Workers } from "./lanes.ts";

export type WorkerCalls = Pick<Workers, "call" | "warm">;

export interface Asker {
  readonly visitor?: string | undefined;
  readonly network?: string | undefined;
  /** Aborts when the client of a reading call is gone, so that waiting calls are never started. */
  readonly gone?: AbortSignal | undefined;
}

type Waits = Pick<Config, "callWaitSeconds" | "exportSeconds">;

export function workersFor(workers: WorkerCalls, waits: Waits, { visitor, network, gone }: Asker = {}): WorkerCalls {
  const untilGone = gone === undefined ? {} : { signal: gone, finishesAnyway: true };
  const asked = { ...(visitor !== undefined && { visitor }), ...(network !== undefined && { network }) };
  return {
    call: (method, input, options) =>
      workers.call(method, input, { maxWaitMs: maxWaitMsOf(method, waits), ...asked, ...untilGone, ...options }),
    warm: (lane, count) => workers.warm(lane, count),
  };
}

/** Cleaning by a choice waits for all calls before it, as an upload does, and each table has only one at a time. */
function maxWaitMsOf(method: keyof WorkerMethods, { callWaitSeconds, exportSeconds }: Waits): number | undefined {
  if (laneOfMethod(method) === "clean") return undefined;
  return 1000 * (MAKE_FILES.includes(method) ? exportSeconds : callWaitSeconds);
}
