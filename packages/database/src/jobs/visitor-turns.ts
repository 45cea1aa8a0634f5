/** Chooses the next job: visitors take turns, however many jobs each of them has. */

export interface WaitingVisitor<Job> {
  /** The user of a key, or a session. */
  readonly visitor: string;
  /** Number of running jobs. */
  readonly running: number;
  /** The job that has waited longest. */
  readonly next: Job;
  /** Start of the wait, in any unit. */
  readonly waitsSince: number;
}

/** Number of visitors to remember, the most recent ones. */
const REMEMBERED = 10_000;

export class VisitorTurns {
  /** Turn numbers by visitor, in the order they were served. */
  private readonly served = new Map<string, number>();
  private count = 0;

  /**
   * Chooses the visitor with the fewest running jobs, and among equals the one served longest ago. `onlyIdle` considers
   * only visitors without a running job.
   */
  choose<Job>(waiting: readonly WaitingVisitor<Job>[], onlyIdle: boolean): Job | undefined {
    const servedAt = ({ visitor }: WaitingVisitor<Job>): number => this.served.get(visitor) ?? 0;
    const [first] = waiting
      .filter(({ running }) => !onlyIdle || running === 0)
      .sort(
        (one, other) =>
          one.running - other.running || servedAt(one) - servedAt(other) || one.waitsSince - other.waitsSince,
      );
    if (first !== undefined) this.remember(first.visitor);
    return first?.next;
  }

  private remember(visitor: string): void {
    this.served.delete(visitor);
    this.served.set(visitor, ++this.count);
    const [oldest] = this.served.keys();
    if (this.served.size > REMEMBERED && oldest !== undefined) this.served.delete(oldest);
  }
}
