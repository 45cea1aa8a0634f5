/**
 * Serialises work per key, while work for other keys runs in parallel. An SQLite file has a single host process, so
 * that taking turns in it is enough; `AdvisoryTurns` also waits for other processes.
 */

/** `lost` aborts if the turn is lost during the work and another process may have it. */
export type Work<T> = (lost: AbortSignal) => Promise<T>;

const NEVER = new AbortController().signal;

export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Runs `work` after all earlier work for the same key has ended, successfully or not. */
  take<T>(key: string, work: Work<T>): Promise<T> {
    return this.afterLast(key, () => this.hold(key, work));
  }

  /** Runs `work` immediately, or not at all if there is other work for the same key. Returns whether it ran. */
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
