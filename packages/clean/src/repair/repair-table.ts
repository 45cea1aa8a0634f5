/** Compares the rows of a table with each other, and tells each column which of its cells the others contradict. */
import type { Table, Verdict } from "@limpid/table";
import { codeColumn } from "./coded-column.ts";
import { proposeRepairs } from "./propose-repairs.ts";
import type { RowRepairs } from "./repair.ts";

/** Cells that are compared; of a longer table the first rows, of a wider one none. */
const MOST_CELLS = 100_000;
const MOST_COLUMNS = 100;
const MOST_DISTINCT = 0.8;

interface RepairableColumn {
  readonly title: string;
  readonly knows: (text: string) => boolean;
  readonly verdictAt: (row: number) => Verdict | undefined;
  readonly repair: (repairs: RowRepairs) => void;
  /** Tells readers of the column's evidence how far it reaches. */
  readonly note: (sentence: string) => void;
}

export function repairTable({ columns, rowCount }: Table, prepared: readonly RepairableColumn[]): void {
  if (columns.length < 2) return;
  if (columns.length > MOST_COLUMNS) {
    prepared[0]?.note(`Rows were not compared with each other: that is done for up to ${MOST_COLUMNS} columns.`);
    return;
  }
  const rows = Math.min(rowCount, Math.floor(MOST_CELLS / columns.length));
  const compared = prepared.filter((_, index) => isRepetitive(columns[index]?.codes.subarray(0, rows)));
  const coded = compared.map((column) =>
    codeColumn(
      {
        title: column.title,
        knows: (text) => column.knows(text),
        textAt: (row) => textOf(column.verdictAt(row)),
        rawAt: (row) => column.verdictAt(row)?.raw ?? "",
        isDoubtful: (row) => isDoubtful(column.verdictAt(row)),
      },
      rows,
    ),
  );
  const proposed = proposeRepairs(coded);
  if (rows === rowCount) for (const [index, repairs] of proposed.entries()) compared[index]?.repair(repairs);
  else {
    const bounds = `Only the first ${rows} of ${rowCount} rows were compared with each other.`;
    for (const column of compared) column.note(bounds);
    for (const [index, repairs] of proposed.entries()) compared[index]?.repair(explainWith(repairs, bounds));
  }
}

function explainWith(repairs: RowRepairs, bounds: string): RowRepairs {
  return new Map([...repairs].map(([row, repair]) => [row, { ...repair, msg: `${repair.msg} ${bounds}` }]));
}

/** A column whose values hardly come twice tells nothing of other rows, and they nothing of it. */
function isRepetitive(codes: Uint32Array | undefined): boolean {
  return codes !== undefined && new Set(codes).size <= codes.length * MOST_DISTINCT;
}

/** Of a doubtful cell the one thing that it probably means. */
function textOf(verdict: Verdict | undefined): string | null {
  if (verdict?.hasData !== true) return null;
  return isDoubtful(verdict) ? (verdict.alternatives[0]?.output ?? verdict.output) : verdict.output;
}

function isDoubtful(verdict: Verdict | undefined): boolean {
  return verdict?.isClean === false && verdict.alternatives.length === 1 && verdict.alternatives[0]?.output !== "";
}
