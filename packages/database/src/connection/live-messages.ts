/**
 * Sends messages to current followers of a stream. Messages are not stored, and delivery is not guaranteed. An SQLite
 * file has a single host process; `SharedMessages` also reaches other processes.
 */
type Listener = (message: unknown) => void;

export class LiveMessages {
  private readonly listeners = new Map<string, Set<Listener>>();

  /** The returned function ends the subscription. */
  subscribe(stream: string, listener: Listener): () => void {
    const known = this.listeners.get(stream) ?? new Set();
    this.listeners.set(stream, known.add(listener));
    return () => {
      known.delete(listener);
      if (known.size === 0) this.listeners.delete(stream);
    };
  }

  /** Returns false if nobody can be listening. */
  hasListeners(stream: string): boolean {
    return this.listeners.has(stream);
  }

  async publish(stream: string, message: unknown): Promise<void> {
    this.dispatch(stream, message);
  }

  protected dispatch(stream: string, message: unknown): void {
    for (const listener of this.listeners.get(stream) ?? []) listener(message);
  }
}
