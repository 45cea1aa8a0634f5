/** Cleans some rows of a studied table, each different value of a column once. */
import {
  type CleanColumn,
  type CleanTable,
  type RowsRange,
  type SlicedColumn,
  type Table,
  type TableSlice,
  TableSlicer,
  type Verdict,
} from "@limpid/table";
import type { RowFindings } from "./detector.ts";
import { judgeColumn } from "./is-judged.ts";
import type { StudiedColumn, StudiedTable } from "./studied-table.ts";
import { type CleaningHelpers, ValueCleaner } from "./value-cleaner.ts";
import { widenType } from "./widen-type.ts";

export function cleanRange(studied: StudiedTable, table: Table, range: RowsRange): CleanTable {
  return new TableCleaner(table, studied).clean(range);
}

/** Cleans range after range, and remembers the verdicts on values that come again. */
export class TableCleaner {
  readonly columns: readonly ValueCleaner[];
  private readonly slicer: TableSlicer;

  constructor(
    table: Table,
    private readonly studied: StudiedTable,
    helpers: CleaningHelpers = {},
  ) {
    this.slicer = new TableSlicer(table);
    this.columns = openColumns(studied, helpers);
  }

  /** Cuts the rows out of the table. `studied` may know more of the rows than was known at the start; of the columns' own values it says the same. */
  clean(range: RowsRange, studied = this.studied): CleanTable {
    return cleanWith(this.columns, this.slicer.slice(range), studied);
  }

  /** Must be called if other rows come next: the verdicts of a column of many values are dropped. */
  forgetMany(): void {
    for (const column of this.columns) column.forgetMany();
  }
}

function openColumns({ columns, rowCount }: StudiedTable, helpers: CleaningHelpers): readonly ValueCleaner[] {
  return columns.map((column, index) => new ValueCleaner(column, { rowCount, index, ...helpers }));
}

/** Cleans column by column. */
export function cleanWith(
  cleaners: readonly ValueCleaner[],
  slice: TableSlice,
  { columns, findings }: Pick<StudiedTable, "columns" | "findings">,
): CleanTable {
  return {
    rowCount: slice.rowCount,
    columns: cleaners.map((cleaner, index) => {
      const [studied, sliced] = [columns[index], slice.columns[index]];
      if (studied === undefined || sliced === undefined) throw new Error(`Column ${index} is not in the slice`);
      return cleanColumn(cleaner, sliced, { studied, findings: findings?.[index], firstRow: slice.firstRow });
    }),
  };
}

interface Known {
  readonly studied: StudiedColumn;
  readonly findings: RowFindings | undefined;
  readonly firstRow: number;
}

/** Each value of the column, and then those cells of which other rows say something. */
function cleanColumn(cleaner: ValueCleaner, column: SlicedColumn, { studied, findings, firstRow }: Known): CleanColumn {
  const { dict, codes: plain, sourceCodes, counts } = column;
  const verdicts = dict.map((raw, code) =>
    cleaner.verdictOf({ code: sourceCodes[code] ?? 0, raw, cells: counts[code] ?? 0 }),
  );
  if (findings === undefined || findings.size === 0) return describe(studied, verdicts, plain);
  const codes = plain.slice();
  for (const row of rowsBetween(findings, firstRow, firstRow + codes.length)) {
    const finding = findings.get(row);
    const code = plain[row - firstRow] ?? 0;
    const verdict = verdicts[code];
    if (finding === undefined || verdict === undefined) continue;
    const repaired = cleaner.remarked(verdict, finding, counts[code] ?? 0);
    if (repaired !== verdict) codes[row - firstRow] = verdicts.push(repaired) - 1;
  }
  return describe(studied, verdicts, codes);
}

function rowsBetween(findings: RowFindings, firstRow: number, endRow: number): number[] {
  return [...findings.keys()].filter((row) => row >= firstRow && row < endRow).sort((one, other) => one - other);
}

function describe(studied: StudiedColumn, verdicts: readonly Verdict[], codes: Uint32Array): CleanColumn {
  const { title, guess, fit, decisions, questions, limits } = studied;
  let { type } = studied;
  for (const { output } of verdicts) if (output !== null && type !== "text") type = widenType(type, output);
  return {
    title,
    entity: guess,
    type,
    classType: fit.type,
    evidence: [...fit.evidence, ...limits],
    decisions,
    questions,
    judgement: judgeColumn(studied),
    verdicts,
    codes,
  };
}
