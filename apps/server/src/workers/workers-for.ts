/** The workers as whoever waits for an answer reaches them: in turn with others, for as long as they are willing to wait, and no longer than they are there. */

import { LANE_OF, MAKE_FILES, type WorkerMethods } from "@limpid/worker-protocol";
import type { Config } from "../config.ts";
import type { Workers } from "./lanes.ts";

export type WorkerCalls = Pick<Workers, "call" | "warm">;

export interface Asker {
  readonly visitor?: string | undefined;
  readonly network?: string | undefined;
  /** Of those whose call changes nothing, once they are gone: what has not begun need not begin. */
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

/** Whoever has a column cleaned by a choice waits for all before them, as an upload does; one at a time of each table. */
function maxWaitMsOf(method: keyof WorkerMethods, { callWaitSeconds, exportSeconds }: Waits): number | undefined {
  if (LANE_OF[method] === "clean") return undefined;
  return 1000 * (MAKE_FILES.includes(method) ? exportSeconds : callWaitSeconds);
}
