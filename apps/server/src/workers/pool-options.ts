/** What a pool of workers is made with, and what a call may ask of it. */
import type { Methods } from "@limpid/worker-protocol";
import type { CallFailed } from "./call-errors.ts";
import type { WorkerStart } from "./worker-process.ts";

export interface Lane {
  /** Calls that are worked on at the same time. */
  readonly limit: number;
  /** Long work, which gives way to answers: it has workers of its own, that take other calls where no others are free. */
  readonly isBackground?: boolean;
  /** This many more calls may run for visitors who have none at work. */
  readonly extra?: number;
  /**
   * How often a call is given to another worker when its own died, or as often as there are workers, which may all have
   * died; only for calls that change nothing. A call is never given to another worker if this is 0.
   */
  readonly retries: number;
  /** A worker that sends no event of a call for so long is ended; for methods that report their progress. */
  readonly stallMs?: number;
  /** Calls that may wait; more are refused. */
  readonly maxWaiting?: number;
  /** How much longer a worker's first call may take, which has its code to wait for. */
  readonly loadMs?: number;
}

export interface WorkerPoolOptions<M extends Methods<M>, LaneName extends string> extends WorkerStart {
  readonly lanes: Readonly<Record<LaneName, Lane>>;
  readonly laneOf: (method: keyof M) => LaneName;
  /** The default time limit of a call: a worker that hangs is ended, so that others need not wait. */
  readonly readMaxMs?: (method: keyof M) => number | undefined;
  /** A worker without a call for so long is ended. */
  readonly idleMs: number;
  /** The same for one that has grown large, whose memory is worth more than its readiness. */
  readonly largeIdleMs?: number;
  /** A worker is ended after such a reply, because the call may have harmed it. */
  readonly isSpentBy?: (reply: unknown) => boolean;
  /** Runs before the caller learns of the failure; never rejects. */
  readonly onFailure?: (failure: CallFailed) => Promise<void>;
  readonly log: { warn: (details: object, message: string) => void };
}

export interface CallOptions<Event> {
  readonly onEvent?: (event: Event) => void;
  /** Takes the call back. */
  readonly signal?: AbortSignal;
  /** A worker that is busy with a call when it is taken back goes on; else it is ended. */
  readonly finishesAnyway?: boolean;
  /** What the call is about: a worker whose last call was about the same is preferred. */
  readonly topic?: string;
  /** Calls of visitors with the fewest calls at work in the lane come first. */
  readonly visitor?: string;
  /** The network of the visitor, because one client may make up any number of visitors. */
  readonly network?: string;
  /** The call starts only while so many more calls of its lane could start after it. */
  readonly spareSlots?: number;
  /** Time that the worker may take, not counting the wait. */
  readonly maxMs?: number;
  /** The caller waits at most this long for a worker. The call is refused at once if the wait would be longer, else when the time is up. */
  readonly maxWaitMs?: number | undefined;
}

export interface LaneState {
  readonly running: number;
  readonly waiting: number;
}
