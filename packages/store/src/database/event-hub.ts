/**
 * Wakes whoever follows a stream of events. A wake is only a hint: the follower then reads the events table. An SQLite
 * file has a single host process, so that dispatching here is enough; `ListeningHub` also reaches other processes.
 */

type Wake = () => void;

export class EventHub {
  private readonly followers = new Map<string, Set<Wake>>();

  /** Calls `wake` after something was added to the stream, at times also when nothing was. */
  subscribe(stream: string, wake: Wake): () => void {
    const wakes = this.followers.get(stream) ?? new Set();
    wakes.add(wake);
    this.followers.set(stream, wakes);
    return () => {
      wakes.delete(wake);
      if (wakes.size === 0 && this.followers.get(stream) === wakes) this.followers.delete(stream);
    };
  }

  /** Call after the commit. */
  async announce(stream: string): Promise<void> {
    this.dispatch(stream);
  }

  async close(): Promise<void> {
    this.followers.clear();
  }

  protected followed(): string[] {
    return [...this.followers.keys()];
  }

  protected dispatch(stream: string): void {
    for (const wake of [...(this.followers.get(stream) ?? [])]) wake();
  }
}
