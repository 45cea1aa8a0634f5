/** Cleans rows wherever they lie, by what is known of the table they are of: a pure map, part by part. */
import { type CleanTable, ColumnBuilder, type SlicedColumn } from "@limpid/table";
import { cleanWith } from "../clean-range.ts";
import type { Remark, RowFindings } from "../detector.ts";
import { ValueCleaner } from "../value-cleaner.ts";
import type { PortableStudy } from "./portable-study.ts";
import { rowKey } from "./row-key.ts";
import { ValueCodes } from "./value-codes.ts";

export class RowCleaner {
  private readonly cleaners: readonly ValueCleaner[];
  private readonly codes: readonly ValueCodes[];

  constructor(private readonly study: PortableStudy) {
    const { columns, rowCount } = study;
    this.cleaners = columns.map((column, index) => new ValueCleaner(column, { rowCount, index, expected: 0 }));
    this.codes = columns.map(() => new ValueCodes());
  }

  /** Each row has a text for each column. */
  clean(rows: readonly (readonly string[])[]): CleanTable {
    const columns = this.study.columns.map(({ title }, index) => this.encode(rows, title, index));
    const findings = this.findingsOf(rows);
    const clean = cleanWith(
      this.cleaners,
      { firstRow: 0, rowCount: rows.length, columns },
      { ...this.study, findings },
    );
    for (const [index, codes] of this.codes.entries()) if (codes.areMany) this.forget(index);
    return clean;
  }

  private encode(rows: readonly (readonly string[])[], title: string, index: number): SlicedColumn {
    const builder = new ColumnBuilder();
    for (const row of rows) builder.push(row[index] ?? "");
    const { dict, codes } = builder.build(title);
    const counts = this.study.counts[index];
    return {
      title,
      dict,
      codes,
      sourceCodes: Uint32Array.from(dict, (text) => this.codes[index]?.codeOf(text) ?? 0),
      counts: Uint32Array.from(dict, (text) => counts?.get(text) ?? 1),
    };
  }

  private findingsOf(rows: readonly (readonly string[])[]): readonly RowFindings[] | null {
    const { columns, remarks } = this.study;
    if (remarks.size === 0) return null;
    const findings = columns.map(() => new Map<number, Remark>());
    for (const [row, texts] of rows.entries())
      for (const { column, remark } of remarks.get(rowKey(texts)) ?? []) findings[column]?.set(row, remark);
    return findings;
  }

  private forget(index: number): void {
    this.codes[index]?.clear();
    this.cleaners[index]?.forget();
  }
}
