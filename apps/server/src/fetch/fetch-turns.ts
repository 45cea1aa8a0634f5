/** How many sites are read at a time, of all visitors and of each; those beyond wait, and visitors with fewest come first. */

export interface FetchLimits {
  readonly running: number;
  readonly ofVisitor: number;
}

interface Waiting {
  readonly visitor: string;
  readonly begin: () => void;
}

export class FetchTurns {
  private readonly running = new Map<string, number>();
  private readonly waiting: Waiting[] = [];

  constructor(private readonly limits: FetchLimits) {}

  async take<T>(visitor: string, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.waiting.push({ visitor, begin });
      this.beginNext();
    });
    try {
      return await work();
    } finally {
      this.count(visitor, -1);
      this.beginNext();
    }
  }

  private beginNext(): void {
    const all = [...this.running.values()].reduce((sum, count) => sum + count, 0);
    if (all >= this.limits.running) return;
    const [next] = this.waiting
      .filter(({ visitor }) => this.countOf(visitor) < this.limits.ofVisitor)
      .sort((one, other) => this.countOf(one.visitor) - this.countOf(other.visitor));
    if (next === undefined) return;
    this.waiting.splice(this.waiting.indexOf(next), 1);
    this.count(next.visitor, 1);
    next.begin();
  }

  private countOf(visitor: string): number {
    return this.running.get(visitor) ?? 0;
  }

  private count(visitor: string, change: 1 | -1): void {
    const count = this.countOf(visitor) + change;
    if (count === 0) this.running.delete(visitor);
    else this.running.set(visitor, count);
  }
}
