/** Takes the events of a job as they come, and persists them in their order. */
import type { JobEventLog } from "./job-event-log.ts";
import type { JobEvent } from "./persist-event.ts";

/** An event by itself, or pages that became ready while others were persisted. */
export type Persist = (events: readonly [JobEvent, ...JobEvent[]], log: JobEventLog) => Promise<void>;

export class EventSink {
  private log: JobEventLog;
  private last: Promise<void> = Promise.resolve();
  /** Pages that wait, which others may join. */
  private waiting: JobEvent[] | undefined;

  constructor(
    private readonly openLog: () => JobEventLog,
    private readonly persist: Persist,
  ) {
    this.log = openLog();
  }

  append(event: JobEvent): void {
    const isPage = event.kind === "page";
    if (isPage && this.waiting !== undefined) {
      this.waiting.push(event);
      return;
    }
    const { log } = this;
    const events: [JobEvent, ...JobEvent[]] = [event];
    this.waiting = isPage ? events : undefined;
    this.last = this.last.then(() => {
      if (this.waiting === events) this.waiting = undefined;
      return this.persist(events, log);
    });
    // A failure is met by `settled`; until then it must not count as unhandled.
    this.last.catch(() => undefined);
  }

  /** A worker died: its events come again from the start. */
  restart(): void {
    this.log = this.openLog();
    this.waiting = undefined;
  }

  /** The log when all that came so far is persisted; rejects when something could not be. */
  async settled(): Promise<JobEventLog> {
    await this.last;
    return this.log;
  }
}
