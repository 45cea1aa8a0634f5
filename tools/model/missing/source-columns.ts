/** Columns to inject tokens into: real ones with the class that the product takes them for, and made ones. */
import { entityById } from "@limpid/entities";
import { inferTable, sampleTable } from "@limpid/infer";
import { type Table, tableFromRows } from "@limpid/table";
import { makeColumns } from "../made/make-columns.ts";
import type { RealColumn } from "../real-columns.ts";
import { type SourceColumn, withoutNaturalTokens } from "./inject-tokens.ts";

/** What a column is for: neither tables nor folders are on two sides. */
export type Side = "train" | "calibrate" | "evaluate";

export interface SidedColumn extends SourceColumn {
  readonly side: Side;
}

const SIDES: readonly Side[] = ["evaluate", "calibrate", "train", "train", "train"];
/** Cells of made columns that are no values of their class. */
const FOREIGN = new Set(["see note", "x", "0", "123", "Total", "test", "yes", "1/1/1900", "abc@example.org"]);
/** Columns of a kind of header and values in a source; more of them are much alike. */
const MAX_ALIKE = 6;

export function realSources(columns: readonly RealColumn[]): readonly SidedColumn[] {
  const tables = new Map<string, RealColumn[]>();
  for (const column of columns) {
    const key = `${column.source}\t${column.table}`;
    const table = tables.get(key) ?? [];
    tables.set(key, table);
    table.push(column);
  }
  const seen = new Map<string, number>();
  return [...tables.values()].flatMap((table) => {
    const guesses = inferTable(sampleTable(tableOf(table)));
    return table.flatMap((column, index) => {
      const key = `${column.source} ${column.header.toLowerCase().replace(/\d+/g, "#")} ${guesses[index]?.predictedClass}`;
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      if (count > MAX_ALIKE) return [];
      const classId = guesses[index]?.predictedClass ?? "free_text";
      return [{ ...sourceOf(classId, column.header, column.values), side: sideOf(column) }];
    });
  });
}

export function madeSources(perClass: number, seed: number): readonly SourceColumn[] {
  return [...makeColumns(perClass, seed)].map(({ labels, header, values }) =>
    sourceOf(
      labels[0] ?? "free_text",
      header,
      values.filter((value) => !FOREIGN.has(value.trim())),
    ),
  );
}

function sourceOf(classId: string, header: string, values: readonly string[]): SourceColumn {
  const allowedTokens = entityById(classId)?.allowedTokens ?? new Set<string>();
  return { classId, header, values: withoutNaturalTokens(values), allowedTokens };
}

/** Tables of one folder, and tables with the same columns elsewhere, stay together. */
function sideOf({ source, table }: RealColumn): Side {
  const folder = table.includes("/") ? table.slice(0, table.lastIndexOf("/")) : table.replace(/\d+/g, "#");
  return SIDES[hash(`${source} ${folder}`) % SIDES.length] ?? "train";
}

function tableOf(columns: readonly RealColumn[]): Table {
  const rows = Math.max(...columns.map(({ values }) => values.length));
  return tableFromRows(
    columns.map(({ header }) => header),
    Array.from({ length: rows }, (_, row) => columns.map(({ values }) => values[row] ?? "")),
  );
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
