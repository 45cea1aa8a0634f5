import type { IngestWarning } from "../reader.ts";

const MAX_PER_KIND = 20;

/** Collects warnings; of each kind only the first are kept in full, and the rest are counted. */
export class WarningList {
  private readonly warnings: IngestWarning[] = [];
  private readonly counts = new Map<string, number>();

  /** `kind` ends the sentence "And 12 more …". The message is made only when it is kept. */
  add(kind: string, row: number | null, message: () => string): void {
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    if (count <= MAX_PER_KIND) this.warnings.push({ message: message(), row });
  }

  list(): IngestWarning[] {
    const more = [...this.counts].filter(([, count]) => count > MAX_PER_KIND);
    return [
      ...this.warnings,
      ...more.map(([kind, count]) => ({ message: `And ${count - MAX_PER_KIND} more ${kind}`, row: null })),
    ];
  }
}
