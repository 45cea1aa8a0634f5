/** Compares the rows of a table with each other, and notes which of its cells the others contradict. */
import { type Column, countCodes, type Table, type ValueType, type Verdict } from "@limpid/table";
import type { TableCleaner } from "./clean-range.ts";
import { proposeRepairs } from "./detect/dependencies.ts";
import { type EncodedColumn, encodeColumn, type Meaning } from "./detect/encoded-column.ts";
import type { RowFindings } from "./detect/finding.ts";
import type { StudiedColumn, StudiedTable } from "./studied-table.ts";
import type { ValueCleaner } from "./value-cleaner.ts";
import { widenType } from "./widen-type.ts";

/** Cells that are compared; of a longer table the first rows, of a wider one none. */
const MAX_CELLS = 100_000;
const MAX_COLUMNS = 100;
const MAX_DISTINCT = 0.8;

const NONE: RowFindings = new Map();

export function compareRows(table: Table, studied: StudiedTable, cleaner: TableCleaner): StudiedTable {
  const { columns, rowCount } = table;
  const findings = columns.map(() => NONE);
  if (columns.length < 2) return { ...studied, findings };
  if (columns.length > MAX_COLUMNS) {
    const limit = `Rows were not compared with each other: that is done for up to ${MAX_COLUMNS} columns.`;
    const [first, ...others] = studied.columns;
    return { ...studied, columns: first === undefined ? [] : [withLimit(first, limit), ...others], findings };
  }
  const rows = Math.min(rowCount, Math.floor(MAX_CELLS / columns.length));
  const bounds = rows === rowCount ? "" : `Only the first ${rows} of ${rowCount} rows were compared with each other.`;
  const compared = columns.flatMap((column, index) => {
    const values = cleaner.columns[index];
    if (values === undefined || !isRepetitive(column.codes.subarray(0, rows))) return [];
    return [{ index, ...encode(column, values, rows) }];
  });
  const types = new Map(compared.map(({ index, type }) => [index, type]));
  for (const [place, found] of proposeRepairs(compared.map(({ coded }) => coded)).entries())
    findings[compared[place]?.index ?? 0] = bounds === "" ? found : explainWith(found, bounds);
  return {
    ...studied,
    columns: studied.columns.map((column, index) => {
      const type = types.get(index);
      return type === undefined ? column : withLimit({ ...column, type }, bounds);
    }),
    findings,
  };
}

function withLimit(column: StudiedColumn, limit: string): StudiedColumn {
  return limit === "" ? column : { ...column, limits: [...column.limits, limit] };
}

interface Compared {
  readonly coded: EncodedColumn;
  /** The type of the values that were cleaned for it. */
  readonly type: ValueType;
}

function encode(column: Column, cleaner: ValueCleaner, rows: number): Compared {
  const counts = countCodes(column);
  let { type } = cleaner;
  const meaningOf = (code: number): Meaning => {
    const verdict = cleaner.verdictOf(code, column.dict[code] ?? "", counts[code] ?? 0);
    if (verdict.hasData) type = widenType(type, verdict.output);
    return { text: textOf(verdict), isDoubtful: isDoubtful(verdict) };
  };
  const coded = encodeColumn({ column, knows: (text) => cleaner.knows(text), meaningOf }, rows);
  return { coded, type };
}

function explainWith(repairs: RowFindings, bounds: string): RowFindings {
  return new Map([...repairs].map(([row, repair]) => [row, { ...repair, msg: `${repair.msg} ${bounds}` }]));
}

/** A column whose values hardly come twice tells nothing of other rows, and they nothing of it. */
function isRepetitive(codes: Uint32Array): boolean {
  return new Set(codes).size <= codes.length * MAX_DISTINCT;
}

/** Of a doubtful cell the one thing that it probably means. */
function textOf(verdict: Verdict): string | null {
  if (!verdict.hasData) return null;
  return isDoubtful(verdict) ? (verdict.alternatives[0]?.output ?? verdict.output) : verdict.output;
}

function isDoubtful({ isClean, alternatives }: Verdict): boolean {
  return !isClean && alternatives.length === 1 && alternatives[0]?.output !== "";
}
