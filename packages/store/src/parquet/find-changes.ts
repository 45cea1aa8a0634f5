/** What cleaning and people have changed in a table: counts by rule and column, and a page of the changes. */
import type { DuckDBConnection } from "@duckdb/node-api";
import { type Change, type ChangeGroup, type ChangeKind, changeOf } from "@limpid/table";
import type { EditOverlay } from "../repositories/edit-overlay.ts";
import { literal, withDuckDb } from "./duckdb.ts";
import { type CellPlace, type ReviewedPaths, readVerdicts } from "./read-verdicts.ts";
import {
  type AlikeCells,
  type ChangeSurvey,
  factsOfColumn,
  type StoredFacts,
  surveyChanges,
} from "./survey-changes.ts";

/** What is undefined is not asked for. */
export interface ChangeQuery {
  readonly kind?: ChangeKind | undefined;
  readonly rule?: string | undefined;
  readonly column?: number | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface Changes {
  readonly groups: readonly ChangeGroup[];
  /** How many fit the query. */
  readonly matching: number;
  /** In reading order. */
  readonly changes: readonly Change[];
}

export async function findChanges(paths: ReviewedPaths, overlay: EditOverlay, query: ChangeQuery): Promise<Changes> {
  return await withDuckDb(async (connection) => {
    const survey = await surveyChanges(connection, paths, overlay);
    const places = await findPlaces(connection, paths.review, survey, query);
    const changes = await readChanges(connection, paths, survey, places);
    return { groups: survey.groups, matching: countMatching(survey.groups, query), changes };
  });
}

function countMatching(groups: readonly ChangeGroup[], query: ChangeQuery): number {
  let sum = 0;
  for (const { kind, rule, columns } of groups)
    for (const { column, count } of columns) if (isAskedFor({ kind, rule, column }, query)) sum += count;
  return sum;
}

function isAskedFor(change: Pick<Change, "kind" | "rule" | "column">, { kind, rule, column }: ChangeQuery): boolean {
  return (
    (kind === undefined || kind === change.kind) &&
    (rule === undefined || rule === change.rule) &&
    (column === undefined || column === change.column)
  );
}

async function findPlaces(
  connection: DuckDBConnection,
  reviewPath: string,
  { alike, edited }: ChangeSurvey,
  query: ChangeQuery,
): Promise<CellPlace[]> {
  const wanted = alike.filter(({ column, kind, facts }) => isAskedFor({ kind, rule: facts.rule, column }, query));
  const end = query.offset + query.limit;
  const left = await placesOf(connection, reviewPath, wanted, end + edited.length);
  const touched = new Set(edited.map(keyOf));
  const now = edited.filter(({ change }) => change !== null && isAskedFor(change, query));
  return [...left.filter((place) => !touched.has(keyOf(place))), ...now]
    .sort((one, other) => one.row - other.row || one.column - other.column)
    .slice(query.offset, end);
}

async function placesOf(
  connection: DuckDBConnection,
  reviewPath: string,
  wanted: readonly AlikeCells[],
  limit: number,
): Promise<CellPlace[]> {
  if (wanted.length === 0) return [];
  const parts = wanted.map(
    ({ column, facts }) =>
      `(select row, ${column} as col from (${factsOfColumn(reviewPath, column)})
        where ${conditionOf(facts)} order by row limit ${limit})`,
  );
  const reader = await connection.runAndReadAll(
    `select * from (${parts.join(" union all ")}) order by row, col limit ${limit}`,
  );
  return reader.getRows().map(([row, column]) => ({ row: Number(row), column: Number(column) }));
}

function conditionOf({ bits, differs, rule }: StoredFacts): string {
  return `bits = '${bits}' and differs = ${differs} and rule = ${literal(rule)}`;
}

async function readChanges(
  connection: DuckDBConnection,
  paths: ReviewedPaths,
  { edited }: ChangeSurvey,
  places: readonly CellPlace[],
): Promise<Change[]> {
  const editedAt = new Map(edited.map((cell) => [keyOf(cell), cell.change]));
  const verdicts = await readVerdicts(connection, paths, places);
  return places.flatMap((place, index) => {
    const verdict = verdicts[index];
    const asLeft = verdict === undefined ? null : changeOf(place.row, place.column, verdict);
    return (editedAt.get(keyOf(place)) ?? asLeft) || [];
  });
}

function keyOf({ row, column }: CellPlace): string {
  return `${row},${column}`;
}
