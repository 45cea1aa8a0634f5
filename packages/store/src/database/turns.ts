/**
 * Work on one thing after another, while other things go on. An SQLite file has a single host process, so that taking
 * turns in it is enough; `AdvisoryTurns` also waits for other processes.
 */

/** `lost` says that the turn is lost in the middle of the work, and that another process may have it. */
export type Work<T> = (lost: AbortSignal) => Promise<T>;

const NEVER = new AbortController().signal;

export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Runs `work` when all work given earlier for the same key has ended, well or badly. */
  take<T>(key: string, work: Work<T>): Promise<T> {
    return this.afterLast(key, () => this.hold(key, work));
  }

  /** Runs `work` now, or not at all while there is other work for the same key. Whether it did. */
  async takeIfFree(key: string, work: Work<unknown>): Promise<boolean> {
    return !this.last.has(key) && (await this.afterLast(key, () => this.holdIfFree(key, work)));
  }

  async close(): Promise<void> {}

  protected hold<T>(_key: string, work: Work<T>): Promise<T> {
    return work(NEVER);
  }

  protected async holdIfFree(_key: string, work: Work<unknown>): Promise<boolean> {
    await work(NEVER);
    return true;
  }

  private async afterLast<T>(key: string, hold: () => Promise<T>): Promise<T> {
    const before = this.last.get(key);
    const mine = before === undefined ? hold() : before.then(hold, hold);
    this.last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.last.get(key) === mine) this.last.delete(key);
    }
  }
}
