/** Gathers records with unknown fields, as in documents, into columns. */
import { ColumnBuilder, type Table } from "@limpid/table";
import type { IngestLimits, Refused } from "../reader.ts";
import { cellTooLong, checkCharacters, checkSize } from "../shape/limits.ts";
import { nameColumns } from "../shape/titles.ts";

export class RecordColumns {
  private readonly builders = new Map<string, ColumnBuilder>();
  private readonly limits: IngestLimits;
  private rows = 0;
  private characters = 0;
  private problem: Refused | undefined;
  /** The next number of each field that the current record has several times. */
  private readonly repeats = new Map<string, number>();

  constructor(limits: IngestLimits) {
    this.limits = limits;
  }

  get rowCount(): number {
    return this.rows;
  }

  get fields(): readonly string[] {
    return [...this.builders.keys()];
  }

  /** Creates a column before it has a value, to fix its position. */
  declare(field: string): void {
    this.builderOf(field);
  }

  /** Whether the current record already has this field. */
  has(field: string): boolean {
    return (this.builders.get(field)?.rowCount ?? 0) > this.rows;
  }

  /** Sets a field of the current record, at most once. */
  set(field: string, text: string): void {
    if (text.length > this.limits.maxCellCharacters) {
      this.problem ??= cellTooLong(this.rows, this.limits.maxCellCharacters);
      return;
    }
    this.characters += text.length;
    const builder = this.builderOf(field);
    builder?.padTo(this.rows);
    builder?.push(text);
  }

  /** Sets a field; one that the record already has becomes `field_2`. */
  add(field: string, text: string): void {
    let name = field;
    let number = this.repeats.get(field) ?? 2;
    while (this.has(name)) name = `${field}_${number++}`;
    if (name !== field) this.repeats.set(field, number);
    this.set(name, text);
  }

  /** Ends the current record. Returns a reason if the table must be refused. */
  endRecord(): Refused | undefined {
    this.rows++;
    this.repeats.clear();
    this.problem ??=
      checkSize(this.builders.size, this.rows, this.limits) ?? checkCharacters(this.characters, this.limits);
    return this.problem;
  }

  /** `titleOf` converts a field to a title; equal titles are numbered. */
  build(titleOf: (field: string) => string = (field) => field, order: readonly string[] = this.fields): Table {
    const titles = nameColumns(order.map(titleOf), order.length);
    const columns = order.map((field, index) => {
      const builder = this.builders.get(field) ?? new ColumnBuilder();
      builder.padTo(this.rows);
      return builder.build(titles[index] ?? "");
    });
    return { columns, rowCount: this.rows };
  }

  /** Returns undefined beyond the limit, since each column needs memory and the table will be refused anyway. */
  private builderOf(field: string): ColumnBuilder | undefined {
    const known = this.builders.get(field);
    if (known !== undefined) return known;
    this.problem ??= checkSize(this.builders.size + 1, this.rows, this.limits);
    if (this.problem !== undefined) return undefined;
    const builder = new ColumnBuilder();
    this.builders.set(field, builder);
    return builder;
  }
}
