/** Whose job is next: visitors take turns, however many jobs each of them has. */

export interface WaitingVisitor<Job> {
  /** The user of a key, or a session. */
  readonly visitor: string;
  /** Jobs that are at work. */
  readonly running: number;
  /** The one that has waited longest. */
  readonly next: Job;
  /** Since when; of any unit. */
  readonly waitsSince: number;
}

/** So many visitors are remembered, the latest ones. */
const REMEMBERED = 10_000;

export class VisitorTurns {
  /** By visitor, in the order they were served. */
  private readonly served = new Map<string, number>();
  private count = 0;

  /** Who has fewest at work; of those, who was served longest ago. `onlyIdle`: of those who have none at work. */
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
