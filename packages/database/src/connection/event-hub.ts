/**
 * Wakes the followers of a stream of events. A wake is only a hint: the follower then reads the events table. An SQLite
 * file has a single host process, so that dispatching here is enough; `ListeningHub` also reaches other processes.
 */

type Wake = () => void;

export class EventHub {
  private readonly followers = new Map<string, Set<Wake>>();
  /** Counts announcements over all streams, and holds the latest number of each followed stream. */
  private announced = 0;
  private readonly lastAnnounced = new Map<string, number>();
  private readonly pending = new Map<string, Promise<unknown>>();

  /** Calls `wake` after an event was added to the stream, and occasionally without one. */
  subscribe(stream: string, wake: Wake): () => void {
    const wakes = this.followers.get(stream) ?? new Set();
    wakes.add(wake);
    this.followers.set(stream, wakes);
    return () => {
      wakes.delete(wake);
      if (wakes.size > 0 || this.followers.get(stream) !== wakes) return;
      this.followers.delete(stream);
      this.lastAnnounced.delete(stream);
    };
  }

  /**
   * Runs a query once for all followers that were woken by the same announcement, since thousands may be woken at once.
   * A later announcement starts a new query, so that nothing is missed.
   */
  async share<Found>(stream: string, query: string, run: () => Promise<Found>): Promise<Found> {
    const key = `${stream} ${this.lastAnnouncement(stream)} ${query}`;
    const pending = (this.pending.get(key) as Promise<Found> | undefined) ?? run();
    this.pending.set(key, pending);
    try {
      return await pending;
    } finally {
      if (this.pending.get(key) === pending) this.pending.delete(key);
    }
  }

  /** Must be called after the commit. */
  async announce(stream: string): Promise<void> {
    this.dispatch(stream);
  }

  async close(): Promise<void> {
    this.followers.clear();
  }

  /** Never reuses a number for a stream that had no followers in between. */
  private lastAnnouncement(stream: string): number {
    const announced = this.lastAnnounced.get(stream) ?? ++this.announced;
    if (this.followers.has(stream)) this.lastAnnounced.set(stream, announced);
    return announced;
  }

  protected followed(): string[] {
    return [...this.followers.keys()];
  }

  protected dispatch(stream: string): void {
    if (this.followers.has(stream)) this.lastAnnounced.set(stream, ++this.announced);
    for (const wake of [...(this.followers.get(stream) ?? [])]) wake();
  }
}
