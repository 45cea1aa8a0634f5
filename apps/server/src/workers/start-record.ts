/** How the starts of workers went: after several failures in a row the pool counts as unhealthy until one succeeds. */

const MAX_FAILED = 3;
/** A worker that has not become ready by then is as good as none. */
const READY_MS = 20_000;

export class StartRecord {
  private failed = 0;
  private hasSucceeded = false;
  /** Callers that wait for the next worker to become ready, or to end before it does. */
  private readonly waiting = new Set<(fault: string | undefined) => void>();

  get areHealthy(): boolean {
    return this.failed < MAX_FAILED;
  }

  get haveSucceeded(): boolean {
    return this.hasSucceeded;
  }

  get failedOfLate(): boolean {
    return this.failed > 0;
  }

  noteSuccess(): void {
    this.failed = 0;
    this.hasSucceeded = true;
    this.settle(undefined);
  }

  noteFailure(fault: string): void {
    this.failed++;
    this.settle(fault);
  }

  /** Resolves with the fault of the next start, or undefined if it succeeds. */
  next(): Promise<string | undefined> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle(`none was ready after ${READY_MS / 1000} seconds`), READY_MS).unref();
      const settle = (fault: string | undefined): void => {
        clearTimeout(timer);
        this.waiting.delete(settle);
        resolve(fault);
      };
      this.waiting.add(settle);
    });
  }

  /** Answers all callers that wait for a start. */
  settle(fault: string | undefined): void {
    for (const settle of [...this.waiting]) settle(fault);
  }
}
