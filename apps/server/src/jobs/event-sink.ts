/** Takes the events of a job as they come, and persists them one after the other. */
import type { CleanJobEvent } from "@limpid/worker-protocol";
import type { JobEventLog } from "./job-event-log.ts";

export class EventSink {
  private log: JobEventLog;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly openLog: () => JobEventLog,
    private readonly persist: (event: CleanJobEvent, log: JobEventLog) => Promise<void>,
  ) {
    this.log = openLog();
  }

  append(event: CleanJobEvent): void {
    const { log } = this;
    this.last = this.last.then(() => this.persist(event, log));
    // A failure is met by `settled`; until then it must not count as unhandled.
    this.last.catch(() => undefined);
  }

  /** A worker died: its events come again from the start. */
  restart(): void {
    this.log = this.openLog();
  }

  /** The log when all that came so far is persisted; rejects when something could not be. */
  async settled(): Promise<JobEventLog> {
    await this.last;
    return this.log;
  }
}
