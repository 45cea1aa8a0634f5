/** Defines the input of every exporter: titles, types and rows of text, with null for no data. */
import type { CleanTable, ValueType } from "@limpid/table";

export interface ExportColumn {
  readonly title: string;
  readonly type: ValueType;
}

export type ExportRow = readonly (string | null)[];

export interface ExportSource {
  readonly columns: readonly ExportColumn[];
  /** Row batches. The iterable can be consumed only once. */
  readonly batches: AsyncIterable<readonly ExportRow[]>;
}

const BATCH_ROWS = 1000;

/** Wraps a cleaned table in memory as an export source. */
export function sourceFromCleanTable(clean: CleanTable): ExportSource {
  const columns = clean.columns.map(({ title, type }) => ({ title, type }));
  return { columns, batches: readBatches(clean) };
}

async function* readBatches({ columns, rowCount }: CleanTable): AsyncGenerator<ExportRow[]> {
  for (let first = 0; first < rowCount; first += BATCH_ROWS) {
    const count = Math.min(BATCH_ROWS, rowCount - first);
    yield Array.from({ length: count }, (_, offset) =>
      columns.map(({ verdicts, codes }) => {
        return verdicts[codes[first + offset] ?? 0]?.output ?? null;
      }),
    );
  }
}
