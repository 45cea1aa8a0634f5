/** A table in which every column has its class, and what the detectors see of it. */
import { type Column, type EntityGuess, plainGuess, type Table, tableFromRows } from "@limpid/table";
import { TableCleaner } from "../clean-range.ts";
import { encodeAllNumbers, encodeCompared } from "../compare-rows.ts";
import type { ValueColumn } from "../detector.ts";
import type { EncodedColumn } from "../encoded/encoded-column.ts";
import type { NumberColumn } from "../encoded/number-column.ts";
import { guessedEntity } from "../entity-of.ts";
import { readValues } from "../read-values.ts";
import { studyColumns } from "../study.ts";

export interface SuiteColumn {
  readonly title: string;
  readonly classId: string;
  readonly texts: readonly string[];
}

export type SuiteTable = readonly SuiteColumn[];

export function makeColumn(title: string, classId: string, rows: number, textOf: (row: number) => string): SuiteColumn {
  return { title, classId, texts: Array.from({ length: rows }, (_, row) => textOf(row)) };
}

/** One text after the other, again and again. */
export function pick(from: readonly string[], row: number): string {
  return from[row % from.length] ?? "";
}

export function suiteTable(columns: SuiteTable): Table {
  const rows = columns[0]?.texts.map((_, row) => columns.map(({ texts }) => texts[row] ?? "")) ?? [];
  return tableFromRows(
    columns.map(({ title }) => title),
    rows,
  );
}

export function suiteGuesses(columns: SuiteTable): readonly EntityGuess[] {
  return columns.map(({ classId }) => plainGuess(classId));
}

/** The same rows in the order that is given. */
export function reorder(columns: SuiteTable, order: readonly number[]): SuiteTable {
  return columns.map((column) => ({ ...column, texts: order.map((row) => column.texts[row] ?? "") }));
}

export function valuesSeen(columns: SuiteTable): readonly ValueColumn[] {
  const guesses = suiteGuesses(columns);
  return suiteTable(columns).columns.flatMap((column, index) => {
    const guess = guesses[index];
    return guess === undefined ? [] : [readValues(column, guessedEntity(guess)).present];
  });
}

/** A column as detectors see it; `index` is that in the table, of which some columns are left out. */
export interface SeenColumn<Seen> {
  readonly index: number;
  readonly coded: Seen;
}

/** Columns whose values hardly repeat are not among them. */
export function rowsSeen(columns: SuiteTable): readonly SeenColumn<EncodedColumn>[] {
  const table = suiteTable(columns);
  return encodeCompared(table, cleanerOf(columns, table));
}

export function numbersSeen(columns: SuiteTable): readonly SeenColumn<NumberColumn>[] {
  const table = suiteTable(columns);
  return encodeAllNumbers(table, cleanerOf(columns, table));
}

export function textsSeen(columns: SuiteTable): readonly SeenColumn<Column>[] {
  return suiteTable(columns).columns.map((coded, index) => ({ index, coded }));
}

function cleanerOf(columns: SuiteTable, table: Table): TableCleaner {
  return new TableCleaner(table, studyColumns(table, suiteGuesses(columns)));
}
