/** How many cells of a cleaned table were changed by which rule, edits included. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { applyEdits } from "@limpid/contract";
import {
  type Change,
  ChangeCounter,
  type ChangeGroup,
  type ChangeKind,
  changeOf,
  changeOfEdited,
  kindOfChange,
  stateOf,
} from "@limpid/table";
import type { EditOverlay } from "../repositories/edit-overlay.ts";
import { literal } from "./duckdb.ts";
import { checkFormat } from "./format-version.ts";
import { type CellPlace, type ReviewedPaths, readVerdicts } from "./read-verdicts.ts";
import { bitsOf, ISSUE_BITS, kindOfBits } from "./review-text.ts";

/** Cells that cleaning left alike in all that makes a change. */
export interface AlikeCells {
  readonly column: number;
  readonly kind: ChangeKind;
  readonly facts: StoredFacts;
}

export interface StoredFacts {
  readonly bits: number;
  readonly differs: boolean;
  readonly rule: string;
}

export interface ChangeSurvey {
  readonly groups: readonly ChangeGroup[];
  /** As cleaning left them. */
  readonly alike: readonly AlikeCells[];
  /** Cells that people have touched, with what they are now. */
  readonly edited: readonly (CellPlace & { readonly change: Change | null })[];
}

export async function surveyChanges(
  connection: DuckDBConnection,
  paths: ReviewedPaths,
  overlay: EditOverlay,
): Promise<ChangeSurvey> {
  await checkFormat(connection, paths.review, paths.ingest);
  const columns = await countColumns(connection, paths.review);
  const counter = new ChangeCounter();
  const alike: AlikeCells[] = [];
  for (let column = 0; column < columns; column++) {
    for (const { facts, count } of await countFacts(connection, paths.review, column)) {
      const kind = kindOfStored(facts);
      if (kind === null) continue;
      alike.push({ column, kind, facts });
      counter.add({ kind, rule: facts.rule, column }, count);
    }
  }
  const edited = await settleEdits(connection, paths, overlay, { columns, counter });
  return { groups: counter.result(), alike, edited };
}

/** What makes a change of a cell of the column, as fields `row`, `bits`, `differs` and `rule`. Fine cells are left out. */
export function factsOfColumn(reviewPath: string, column: number): string {
  return `select row, left(coalesce(nullif(v${column}, ''), '0'), 1) as bits, o${column} is not null as differs,
    regexp_extract(coalesce(v${column}, ''), ${literal(RULE)}, 1) as rule
    from read_parquet(${literal(reviewPath)}) where o${column} is not null or v${column} >= '1'`;
}

/** The third field of a packed review; the second one is a text of any kind. */
const RULE = '^\\d\\[[^,]*,"(?:[^"\\\\]|\\\\.)*","([^"]*)"';

async function countColumns(connection: DuckDBConnection, path: string): Promise<number> {
  const reader = await connection.runAndReadAll(`describe select * exclude (row) from read_parquet(${literal(path)})`);
  return reader.currentRowCount / 2;
}

async function countFacts(
  connection: DuckDBConnection,
  path: string,
  column: number,
): Promise<{ readonly facts: StoredFacts; readonly count: number }[]> {
  const reader = await connection.runAndReadAll(
    `select bits, differs, rule, count(*) from (${factsOfColumn(path, column)}) group by all`,
  );
  return reader.getRows().map(([bits, differs, rule, count]) => ({
    facts: { bits: bitsOf(String(bits)), differs: differs === true, rule: String(rule) },
    count: Number(count),
  }));
}

function kindOfStored({ bits, ...facts }: StoredFacts): ChangeKind | null {
  return kindOfChange({ ...facts, kind: kindOfBits(bits, facts), isOpen: (bits & ISSUE_BITS.notClean) !== 0 });
}

async function settleEdits(
  connection: DuckDBConnection,
  paths: ReviewedPaths,
  overlay: EditOverlay,
  { columns, counter }: { readonly columns: number; readonly counter: ChangeCounter },
): Promise<ChangeSurvey["edited"]> {
  const cells = overlay.cells.filter(({ column }) => column < columns);
  const verdicts = await readVerdicts(connection, paths, cells);
  return cells.flatMap(({ row, column, edits }, index) => {
    const verdict = verdicts[index];
    if (verdict === undefined) return [];
    const before = changeOf(row, column, verdict);
    const change = changeOfEdited(row, column, applyEdits(stateOf(verdict), edits));
    if (before !== null) counter.add(before, -1);
    if (change !== null) counter.add(change);
    return [{ row, column, change }];
  });
}
