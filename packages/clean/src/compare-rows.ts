/** Compares all rows of a table with each other, and notes which of its cells the others contradict. */
import { type Column, countCodes, isOpen, type Table, type ValueType, type Verdict } from "@limpid/table";
import type { TableCleaner } from "./clean-range.ts";
import { isEverAllowed } from "./confidence.ts";
import { proposeRepairs } from "./detect/dependencies.ts";
import type { RowFindings } from "./detect/finding.ts";
import { type EncodedColumn, encodeColumn, type Meaning } from "./encoded/encoded-column.ts";
import type { StudiedColumn, StudiedTable } from "./studied-table.ts";
import type { ValueCleaner } from "./value-cleaner.ts";
import { widenType } from "./widen-type.ts";

/** Each column is held against each other one, so that their number has a limit; that of the rows has none. */
const MAX_COLUMNS = 1000;
const NOT_COMPARED = `The rows of this column were not compared with others: that is done for the first ${MAX_COLUMNS} columns.`;
/** Of all cells; a column whose values hardly come twice tells nothing of other rows, and they nothing of it. */
const MAX_DISTINCT = 0.8;

const NONE: RowFindings = new Map();

export function compareRows(table: Table, studied: StudiedTable, cleaner: TableCleaner): StudiedTable {
  const findings = table.columns.map(() => NONE);
  const compared = table.columns.flatMap((column, index) => {
    const values = cleaner.columns[index];
    return values === undefined || !isCompared(table, index) ? [] : [{ index, ...encode(column, values) }];
  });
  for (const [place, found] of proposeRepairs(compared.map(({ coded }) => coded)).entries())
    findings[compared[place]?.index ?? 0] = withoutVain(found);
  const types = new Map(compared.map(({ index, type }) => [index, type]));
  const columns = studied.columns.map((column, index): StudiedColumn => {
    const type = types.get(index);
    return type === undefined ? withoutComparison(table, column, index) : { ...column, type };
  });
  return { ...studied, columns, findings };
}

/** Whether a column is held against others, which its texts alone decide. */
export function isCompared({ columns }: Table, index: number): boolean {
  const column = columns[index];
  return column !== undefined && index < MAX_COLUMNS && columns.length > 1 && isRepetitive(column);
}

/** A column that other rows say nothing of. */
export function withoutComparison({ columns }: Table, column: StudiedColumn, index: number): StudiedColumn {
  if (index < MAX_COLUMNS || columns.length < 2) return column;
  return { ...column, limits: [...column.limits, NOT_COMPARED] };
}

interface Compared {
  readonly coded: EncodedColumn;
  /** The type of the values that were cleaned for it. */
  readonly type: ValueType;
}

function encode(column: Column, cleaner: ValueCleaner): Compared {
  const counts = countCodes(column);
  let { type } = cleaner;
  const meaningOf = (code: number): Meaning => {
    const verdict = cleaner.glanceAt(code, column.dict[code] ?? "", counts[code] ?? 0);
    if (verdict.output !== null) type = widenType(type, verdict.output);
    return { text: textOf(verdict), isDoubtful: isDoubtful(verdict) };
  };
  const coded = encodeColumn({ column, knows: (text) => cleaner.knows(text), meaningOf });
  return { coded, type };
}

/** Those of which no cell would say anything are not kept: there may be one in every row. */
function withoutVain(found: RowFindings): RowFindings {
  return new Map([...found].filter(([, finding]) => isEverAllowed(finding)));
}

function isRepetitive(column: Column): boolean {
  const used = countCodes(column).reduce((values, cells) => (cells > 0 ? values + 1 : values), 0);
  return used <= column.codes.length * MAX_DISTINCT;
}

/** Of a doubtful cell the one thing that it probably means. */
function textOf(verdict: Verdict): string | null {
  if (verdict.kind === "missing" || !isDoubtful(verdict)) return verdict.output;
  return verdict.alternatives[0]?.output ?? verdict.output;
}

function isDoubtful(verdict: Verdict): boolean {
  const { alternatives } = verdict;
  return isOpen(verdict) && alternatives.length === 1 && alternatives[0]?.output !== "";
}
