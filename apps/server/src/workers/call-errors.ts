/** Why a call of the pool gave no reply. */

/** The worker died during the call; the call may be tried again. */
export class WorkerDied extends Error {
  constructor(
    message: string,
    /** The call itself took more memory than a worker has, and would do so again. */
    readonly isOutOfMemory: boolean,
  ) {
    super(message);
  }
}

/** The worker answered that the call failed. */
export class CallFailed extends Error {
  constructor(
    message: string,
    /** That of the system, where it was the system that failed. */
    readonly code?: string,
    /** The path of the file that caused the failure. */
    readonly path?: string,
  ) {
    super(message);
  }
}

/** The call took longer than it may, and its worker is gone. */
export class OutOfTime extends Error {}

/** Too many calls wait: more than the lane allows, or than the caller has time for. */
export class LaneFull extends Error {
  constructor(
    message: string,
    /** The time until those calls are done, estimated from earlier calls. */
    readonly waitMs: number,
  ) {
    super(message);
  }
}
