/** Compares the rows of a table with each other, and tells each column which of its cells the others contradict. */
import type { Table, Verdict } from "@limpid/table";
import { codeColumn } from "./coded-column.ts";
import { proposeRepairs, type RowRepairs } from "./propose-repairs.ts";

/** Cells that are compared; of a longer table the first rows, of a wider one none. */
const MOST_CELLS = 200_000;
const MOST_COLUMNS = 100;

interface RepairableColumn {
  readonly knows: (text: string) => boolean;
  readonly verdictAt: (row: number) => Verdict | undefined;
  readonly repair: (repairs: RowRepairs) => void;
}

export function repairTable({ columns, rowCount }: Table, prepared: readonly RepairableColumn[]): void {
  if (columns.length < 2 || columns.length > MOST_COLUMNS) return;
  const rows = Math.min(rowCount, Math.floor(MOST_CELLS / columns.length));
  const coded = prepared.map((column, index) =>
    codeColumn(
      {
        title: columns[index]?.title ?? "",
        knows: (text) => column.knows(text),
        textAt: (row) => textOf(column.verdictAt(row)),
      },
      rows,
    ),
  );
  for (const [index, repairs] of proposeRepairs(coded).entries()) prepared[index]?.repair(repairs);
}

function textOf(verdict: Verdict | undefined): string | null {
  return verdict?.hasData === true ? verdict.output : null;
}
