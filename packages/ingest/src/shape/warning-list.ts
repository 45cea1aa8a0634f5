import type { IngestWarning } from "../reader.ts";

const MAX_PER_KIND = 20;
/** Largest number of rows listed in a summarising warning. */
const MAX_ROWS = 10_000;

interface More {
  count: number;
  readonly rows: number[];
}

/** Collects warnings. Only the first of each kind are kept in full; the rest are counted. */
export class WarningList {
  private readonly warnings: IngestWarning[] = [];
  private readonly counts = new Map<string, number>();
  private readonly more = new Map<string, More>();

  /** `kind` ends the sentence "And 12 more …". The message is created only if it is kept. */
  add(kind: string, row: number | null, message: () => string): void {
    this.keep(kind, row, [], message);
  }

  /** Warns about a row that is probably not part of the table. */
  addStray(kind: string, row: number, message: () => string): void {
    this.keep(kind, row, [row], message);
  }

  list(): IngestWarning[] {
    return [
      ...this.warnings,
      ...[...this.more].map(([kind, { count, rows }]) => warningOf(`And ${count} more ${kind}`, null, rows)),
    ];
  }

  private keep(kind: string, row: number | null, strays: readonly number[], message: () => string): void {
    const count = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, count);
    if (count <= MAX_PER_KIND) {
      this.warnings.push(warningOf(message(), row, strays));
      return;
    }
    const more = this.more.get(kind) ?? { count: 0, rows: [] };
    this.more.set(kind, more);
    more.count += 1;
    if (more.rows.length < MAX_ROWS) more.rows.push(...strays);
  }
}

function warningOf(message: string, row: number | null, rows: readonly number[]): IngestWarning {
  return { message, row, ...(rows.length > 0 && { rows }) };
}
