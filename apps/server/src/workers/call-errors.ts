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
    /** Of the file that it failed at. */
    readonly path?: string,
  ) {
    super(message);
  }
}

/** The call took longer than it may, and its worker is gone. */
export class OutOfTime extends Error {}

/** More calls wait than whoever asks is willing to wait for, or than may. */
export class LaneFull extends Error {
  constructor(
    message: string,
    /** Until those are done, as far as the time of earlier calls tells. */
    readonly waitMs: number,
  ) {
    super(message);
  }
}
