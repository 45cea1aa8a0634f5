/** Compares all rows of a table with each other, and notes which of its cells the others contradict. */
import { type Column, countCodes, isOpen, type Table, type ValueType, type Verdict } from "@limpid/table";
import type { TableCleaner } from "./clean-range.ts";
import type { RowFindings } from "./detector.ts";
import { type EncodedColumn, encodeColumn, type Meaning } from "./encoded/encoded-column.ts";
import { kindOfNumbers, type NumberColumn } from "./encoded/number-column.ts";
import { guessedEntity } from "./entity-of.ts";
import { askOfRows, ManyRows } from "./questions/relations.ts";
import { findInNumbers, findInRows, findInTexts, mergeFindings, type TakeMany } from "./run-detectors.ts";
import type { StudiedColumn, StudiedTable } from "./studied-table.ts";
import type { ValueCleaner } from "./value-cleaner.ts";
import { withoutDeniedSwaps } from "./whole-names.ts";
import { widenType } from "./widen-type.ts";

/** Each column is held against each other one, so that their number has a limit; that of the rows has none. */
const MAX_COLUMNS = 1000;
const NOT_COMPARED = `This column was not compared with others; only the first ${MAX_COLUMNS} columns are.`;
/** Largest share of different values; a column whose values hardly repeat proves nothing about other rows. */
const MAX_DISTINCT = 0.8;

const NONE: RowFindings = new Map();

export function compareRows(table: Table, studied: StudiedTable, cleaner: TableCleaner): StudiedTable {
  const many = new ManyRows();
  const texts = findInTexts(table.columns.slice(0, MAX_COLUMNS), (index, row, found) => many.add(index, row, found));
  // What is seen of the numbers is let go before the rows are encoded.
  const numbers = findIn(encodeAllNumbers(table, cleaner), (seen, take) => findInNumbers(seen, take), many);
  const compared = encodeCompared(table, cleaner);
  const found = findIn(compared, (seen, take) => findInRows(seen, undefined, undefined, take), many);
  const rows = withoutDeniedSwaps(table, found);
  const types = new Map(compared.map(({ index, type }) => [index, type]));
  const asked = studied.columns.map((column, index) => askOfRows(table, column, index, many.inColumn(index)));
  const columns = asked.map(({ column }, index): StudiedColumn => {
    const type = types.get(index);
    return type === undefined ? withoutComparison(table, column, index) : { ...column, type };
  });
  const findings = columns.map((_, index) =>
    mergeFindings([
      rows.get(index) ?? NONE,
      numbers.get(index) ?? NONE,
      texts[index] ?? NONE,
      asked[index]?.findings ?? NONE,
    ]),
  );
  return { ...studied, columns, findings };
}

/** Findings by the index of the column in the table. */
function findIn<Seen>(
  seen: readonly { readonly index: number; readonly coded: Seen }[],
  find: (columns: readonly Seen[], takeMany: TakeMany) => readonly RowFindings[],
  many: ManyRows,
): ReadonlyMap<number, RowFindings> {
  const found = find(
    seen.map(({ coded }) => coded),
    (place, row, finding) => many.add(seen[place]?.index ?? place, row, finding),
  );
  return new Map(seen.map(({ index }, place) => [index, found[place] ?? NONE]));
}

interface Numbers {
  readonly index: number;
  readonly coded: NumberColumn;
}

/** The columns that hold numbers or days, as their classes read them. */
export function encodeAllNumbers({ columns }: Table, cleaner: TableCleaner): readonly Numbers[] {
  return columns.slice(0, MAX_COLUMNS).flatMap((column, index) => {
    const coded = cleaner.columns[index]?.numbersOf(column);
    return coded === undefined ? [] : [{ index, coded }];
  });
}

/** Whether a column is held against others, which its texts alone decide. */
export function isCompared({ columns }: Table, index: number): boolean {
  const column = columns[index];
  return column !== undefined && index < MAX_COLUMNS && columns.length > 1 && isRepetitive(column);
}

/** Whether its numbers or days may be held against others. */
export function isOfNumbers({ fit, guess }: Pick<StudiedColumn, "fit" | "guess">): boolean {
  return kindOfNumbers({ type: fit.type, role: guessedEntity(guess).role }) !== undefined;
}

/** A column that other rows say nothing of. */
export function withoutComparison({ columns }: Table, column: StudiedColumn, index: number): StudiedColumn {
  if (index < MAX_COLUMNS || columns.length < 2) return column;
  return { ...column, limits: [...column.limits, NOT_COMPARED] };
}

interface Compared {
  readonly index: number;
  readonly coded: EncodedColumn;
  /** The type of the values that were cleaned for it. */
  readonly type: ValueType;
}

/** The columns that are compared, as their classes read the values. */
export function encodeCompared(table: Table, cleaner: TableCleaner): readonly Compared[] {
  return table.columns.flatMap((column, index) => {
    const values = cleaner.columns[index];
    return values === undefined || !isCompared(table, index) ? [] : [{ index, ...encode(column, values) }];
  });
}

function encode(column: Column, cleaner: ValueCleaner): Omit<Compared, "index"> {
  const counts = countCodes(column);
  let { type } = cleaner;
  const meaningOf = (code: number): Meaning => {
    const verdict = cleaner.glanceAt({ code, raw: column.dict[code] ?? "", cells: counts[code] ?? 0 });
    if (verdict.output !== null) type = widenType(type, verdict.output);
    return { text: textOf(verdict), isDoubtful: isDoubtful(verdict) };
  };
  const coded = encodeColumn({ column, role: cleaner.role, knows: (text) => cleaner.has(text), meaningOf });
  return { coded, type };
}

function isRepetitive(column: Column): boolean {
  const used = countCodes(column).reduce((values, cells) => (cells > 0 ? values + 1 : values), 0);
  return used <= column.codes.length * MAX_DISTINCT;
}

/** Returns the one thing that a doubtful cell probably means. */
function textOf(verdict: Verdict): string | null {
  if (verdict.kind === "missing" || !isDoubtful(verdict)) return verdict.output;
  return verdict.alternatives[0]?.output ?? verdict.output;
}

function isDoubtful(verdict: Verdict): boolean {
  const { alternatives } = verdict;
  return isOpen(verdict) && alternatives.length === 1 && alternatives[0]?.output !== "";
}
