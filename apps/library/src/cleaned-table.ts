/** The cleaned table as programs of others read it. Cells are made when they are asked for. */
import { exportCsv, readBoolean, readSafeNumber, sourceFromCleanTable, uniqueTitles } from "@limpid/export";
import type { IngestedEvent, TableMetadata } from "@limpid/pipeline";
import {
  type CleanColumn,
  type CleanTable,
  isOpen,
  readingQuestion,
  shareQuestions,
  stateOfColumn,
  type ValueType,
} from "@limpid/table";
import type { Cell, CleanedColumn, CleanedTable, Value } from "./types.ts";

export interface Parts {
  readonly ingested: IngestedEvent;
  readonly metadata: TableMetadata;
  readonly clean: CleanTable;
}

export function createCleanedTable({ ingested, metadata, clean }: Parts): CleanedTable {
  const titles = uniqueTitles(clean.columns.map(({ title }) => title));
  const { fileType, ...reading } = ingested.parameters;
  return {
    ...metadata,
    columns: clean.columns.map((column, index) => describe(column, titles[index] ?? column.title)),
    questions: shareQuestions(clean.columns, titles),
    rowCount: clean.rowCount,
    totalRows: ingested.table.rowCount,
    warnings: ingested.warnings.map(({ message }) => message),
    alternatives: (ingested.selectable.alternatives ?? []).map((one) => ({ ...one, message: readingQuestion(one) })),
    parameters: fileType === "rows" ? {} : { fileType, ...reading },
    records: () => records(clean, titles),
    cell: (row, column) => requireCell(clean, titles, row, column),
    changes: () => cells(clean, titles, ({ raw, output }) => raw !== (output ?? "")),
    issues: () => cells(clean, titles, isOpen),
    toCsv: async (options = {}) => {
      let text = "";
      for await (const part of exportCsv(sourceFromCleanTable(clean), { escape: options.escape ?? "none" }))
        text += part;
      return text;
    },
  };
}

function describe(column: CleanColumn, title: string): CleanedColumn {
  const { entity, type, evidence, decisions } = column;
  return {
    title,
    class: entity.predictedClass,
    className: entity.name,
    classProbability: entity.classP,
    type,
    state: stateOfColumn(column),
    evidence,
    decisions: decisions.map(({ id, title: name, inForce, options }) => ({
      id,
      title: name,
      inForce,
      options: options.map(({ id: option, label, cellsFor }) => ({ id: option, label, cells: cellsFor })),
    })),
  };
}

function* records({ columns, rowCount }: CleanTable, titles: readonly string[]): Generator<Record<string, Value>> {
  for (let row = 0; row < rowCount; row++) {
    yield Object.fromEntries(
      columns.map(({ verdicts, codes, type }, index) => [
        titles[index] ?? "",
        typedValue(verdicts[codes[row] ?? 0]?.output ?? null, type),
      ]),
    );
  }
}

/** A number that a program's numbers cannot hold stays a text. */
function typedValue(text: string | null, type: ValueType): Value {
  if (text === null) return null;
  if (type === "boolean") return readBoolean(text) ?? text;
  return type === "integer" || type === "number" ? (readSafeNumber(text) ?? text) : text;
}

function requireCell(clean: CleanTable, titles: readonly string[], row: number, column: string | number): Cell {
  const index = typeof column === "number" ? column : titles.indexOf(column);
  const found = clean.columns[index];
  if (found === undefined) throw new RangeError(`There is no column ${JSON.stringify(column)}`);
  if (!Number.isInteger(row) || row < 0 || row >= clean.rowCount) throw new RangeError(`There is no row ${row}`);
  return cellAt(found, titles[index] ?? "", row);
}

type VerdictOf = CleanColumn["verdicts"][number];

function* cells(
  { columns, rowCount }: CleanTable,
  titles: readonly string[],
  isWanted: (verdict: VerdictOf) => boolean,
): Generator<Cell> {
  // There are far fewer verdicts than cells, so each verdict is tested once.
  const wanted = columns.map(({ verdicts }) => verdicts.map(isWanted));
  for (let row = 0; row < rowCount; row++) {
    for (const [index, column] of columns.entries())
      if (wanted[index]?.[column.codes[row] ?? 0] === true) yield cellAt(column, titles[index] ?? "", row);
  }
}

function cellAt({ verdicts, codes }: CleanColumn, title: string, row: number): Cell {
  const verdict = verdicts[codes[row] ?? 0];
  if (verdict === undefined) throw new Error(`Row ${row} of column "${title}" has no verdict`);
  const { kind, raw, output, prob, msg, rule, alternatives } = verdict;
  return {
    row,
    column: title,
    kind,
    raw,
    output,
    probability: prob,
    message: msg,
    rule,
    alternatives: alternatives.map((one) => ({ output: one.output === "" ? null : one.output, probability: one.prob })),
  };
}
