/** What is found in a table whose rows come in another order, by each row's place in the first order. */
import { cleanRange, type StudiedTable, study } from "@limpid/clean";
import { Random } from "@limpid/models/testing";
import {
  type CleanTable,
  type EntityGuess,
  STANDARD_SETTINGS,
  saidContext,
  type Table,
  tableFromRows,
} from "@limpid/table";
import { inferClasses } from "../infer-classes.ts";
import { textRows } from "./clean-in-parts.ts";

/** The seed decides on the order. */
export function shuffleRows({ rowCount }: Table, seed: number): readonly number[] {
  return new Random(seed).shuffled(rowPlaces(rowCount));
}

/** Studies the rows in an order of their places; `inferred` holds the classes of the columns. */
export function findingsReordered(
  table: Table,
  inferred: readonly EntityGuess[],
  order: readonly number[] = rowPlaces(table.rowCount),
) {
  const rows = textRows(table);
  const shuffled = tableFromRows(
    table.columns.map(({ title }) => title),
    order.map((row) => rows[row] ?? []),
  );
  const { guesses, context, placed } = inferClasses(table, {}, inferred);
  const settings = { ...STANDARD_SETTINGS, context: saidContext(context, undefined) };
  const studied = study(shuffled, guesses, placed, settings);
  const clean = cleanRange(studied, shuffled, { firstRow: 0, endRow: shuffled.rowCount });
  return describeFindings(studied, clean, order);
}

function rowPlaces(rowCount: number): readonly number[] {
  return Array.from({ length: rowCount }, (_, row) => row);
}

/** What other rows and other values say of the cells, and what becomes of them. */
export function describeFindings(
  studied: StudiedTable,
  { columns, rowCount }: CleanTable,
  order: readonly number[] = rowPlaces(rowCount),
) {
  return columns.map(({ verdicts, codes, type }, column) => ({
    type,
    limits: studied.columns[column]?.limits,
    values: [...(studied.columns[column]?.findings ?? [])].sort(([one], [other]) => (one < other ? -1 : 1)),
    findings: [...(studied.findings?.[column] ?? [])]
      .map(([place, finding]) => ({ row: order[place] ?? -1, ...finding }))
      .sort((one, other) => one.row - other.row),
    // How likely a cell stands for missing data is a sum over many values: its last digit depends on their order.
    cells: order
      .map((row, place) => ({ row, cell: JSON.stringify({ ...verdicts[codes[place] ?? -1], missing: undefined }) }))
      .sort((one, other) => one.row - other.row)
      .map(({ row, cell }) => `${row} ${cell}`),
  }));
}
