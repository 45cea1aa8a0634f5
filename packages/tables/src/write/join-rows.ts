/** Appends rows that were encoded apart, so that those of small parts share a group of rows. */
import type { ParquetFile } from "../parquet/encode/write-file.ts";
import { type EncodedColumn, type EncodedRows, ROW_GROUP_SIZE, toFileRows } from "../parquet/write-encoded.ts";

export class RowJoiner {
  private waiting: EncodedRows[] = [];
  private rowCount = 0;

  constructor(private readonly file: ParquetFile) {}

  async append(rows: EncodedRows): Promise<void> {
    if (this.rowCount + rows.rowCount > ROW_GROUP_SIZE) await this.flush();
    this.waiting.push(rows);
    this.rowCount += rows.rowCount;
  }

  async flush(): Promise<void> {
    const [first] = this.waiting;
    if (first === undefined) return;
    await this.file.append(toFileRows(this.waiting.length === 1 ? first : joinRows(first, this.waiting)));
    this.waiting = [];
    this.rowCount = 0;
  }
}

function joinRows(first: EncodedRows, all: readonly EncodedRows[]): EncodedRows {
  return {
    ...first,
    rowCount: all.reduce((sum, { rowCount }) => sum + rowCount, 0),
    columns: first.columns.map((column, index) => joinColumn(column, all, index)),
  };
}

function joinColumn(first: EncodedColumn, all: readonly EncodedRows[], index: number): EncodedColumn {
  const codeOf = new Map<string | number | null, number>();
  const codes = new Uint32Array(all.reduce((sum, { rowCount }) => sum + rowCount, 0));
  let next = 0;
  for (const { columns } of all) {
    const { dict, codes: own, places } = columns[index] ?? first;
    const joined = Uint32Array.from(dict as ArrayLike<string | number | null>, (value) => {
      const known = codeOf.get(value) ?? codeOf.size;
      codeOf.set(value, known);
      return known;
    });
    for (const code of own) codes[next++] = joined[places === undefined ? code : (places[code] ?? 0)] ?? 0;
  }
  const values = [...codeOf.keys()];
  const dict = first.dict instanceof Uint32Array ? Uint32Array.from(values, Number) : (values as (string | null)[]);
  return { name: first.name, sqlType: first.sqlType, dict, codes };
}
