/**
 * Wakes whoever follows a stream of events. A wake is only a hint: the follower then reads the events table. An SQLite
 * file has a single host process, so that dispatching here is enough; `ListeningHub` also reaches other processes.
 */

type Wake = () => void;

export class EventHub {
  private readonly followers = new Map<string, Set<Wake>>();
  /** Counts what was told; of each stream, what it was told last. */
  private told = 0;
  private readonly lastTold = new Map<string, number>();
  private readonly asked = new Map<string, Promise<unknown>>();

  /** Calls `wake` after something was added to the stream, at times also when nothing was. */
  subscribe(stream: string, wake: Wake): () => void {
    const wakes = this.followers.get(stream) ?? new Set();
    wakes.add(wake);
    this.followers.set(stream, wakes);
    return () => {
      wakes.delete(wake);
      if (wakes.size > 0 || this.followers.get(stream) !== wakes) return;
      this.followers.delete(stream);
      this.lastTold.delete(stream);
    };
  }

  /**
   * A question of followers, asked once for all who were told of the same: thousands may be woken at one moment. Whoever was told of more than those
   * who asked before asks anew, so that nothing is missed.
   */
  async share<Found>(stream: string, question: string, ask: () => Promise<Found>): Promise<Found> {
    const key = `${stream} ${this.toldOf(stream)} ${question}`;
    const asked = (this.asked.get(key) as Promise<Found> | undefined) ?? ask();
    this.asked.set(key, asked);
    try {
      return await asked;
    } finally {
      if (this.asked.get(key) === asked) this.asked.delete(key);
    }
  }

  /** Call after the commit. */
  async announce(stream: string): Promise<void> {
    this.dispatch(stream);
  }

  async close(): Promise<void> {
    this.followers.clear();
  }

  /** Never the same number again for a stream that was left meanwhile. */
  private toldOf(stream: string): number {
    const told = this.lastTold.get(stream) ?? ++this.told;
    if (this.followers.has(stream)) this.lastTold.set(stream, told);
    return told;
  }

  protected followed(): string[] {
    return [...this.followers.keys()];
  }

  protected dispatch(stream: string): void {
    if (this.followers.has(stream)) this.lastTold.set(stream, ++this.told);
    for (const wake of [...(this.followers.get(stream) ?? [])]) wake();
  }
}
