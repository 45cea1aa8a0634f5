/**
 * Lists what is left for a person to decide as questions: the open cells of one column, rule and kind are one question,
 * and equal cells with the same proposal are one value of it. Edits are included.
 */
import type { DuckDBConnection } from "@duckdb/node-api";
import type { VerdictKind } from "@limpid/table";
import { literal, readNumbers } from "../parquet/duckdb.ts";
import type { CellPlace, ReviewedPaths } from "../parquet/review-row.ts";
import type { EditedTable } from "../read/edited-table.ts";
import { NOT_CLEAN } from "../read/open-review.ts";

export interface QuestionScope {
  readonly column: number;
  readonly rule: string;
  readonly kind: VerdictKind;
}

/** A group of equal cells. */
export interface QuestionValue {
  readonly raw: string;
  /** The likeliest other value: empty for no data, undefined if there is none. */
  readonly proposal: string | undefined;
  /** Reason why it is open. */
  readonly message: string;
  readonly count: number;
  /** Row of the first such cell. */
  readonly row: number;
}

export interface Question extends QuestionScope {
  /** Reason given for the most frequent value. */
  readonly message: string;
  readonly count: number;
  /** Number of its cells that have a proposal which may be accepted with all others. */
  readonly proposed: number;
  readonly valueCount: number;
  /** The most frequent values. */
  readonly values: readonly QuestionValue[];
}

export interface Questions {
  /** Number of cells that cleaning left open, and how many of them people have decided. */
  readonly total: number;
  readonly decided: number;
  readonly questionCount: number;
  /** Questions with the most cells first. */
  readonly questions: readonly Question[];
}

export interface QuestionLimits {
  readonly questions: number;
  readonly values: number;
}

export async function findQuestions({ paths, query }: EditedTable, limits: QuestionLimits): Promise<Questions> {
  return await query(async (connection) => {
    const groups = await readGroups(connection);
    const total = await countOpen(connection, paths);
    const [open = 0] = await readNumbers(connection, "select count(*) from cell where not_clean");
    const questions: Question[] = [];
    for (const group of groups.slice(0, limits.questions))
      questions.push(await readQuestion(connection, paths, group, limits.values));
    return { total, decided: Math.max(0, total - open), questionCount: groups.length, questions };
  });
}

/** The first alternative; for a cell read as missing, its possible text. */
const PROPOSAL = `json_extract_string(alternatives, '$[0][0]')`;

/** Proposals that are as likely and lose nothing are accepted for all cells of a question at once. */
const SURE = 0.9;
const KEEPS_DATA = `${PROPOSAL} <> ''`;
const IS_SURE = `cast(json_extract_string(alternatives, '$[0][1]') as double) >= ${SURE}`;

type Group = QuestionScope & Pick<Question, "count" | "proposed">;

async function readGroups(connection: DuckDBConnection): Promise<Group[]> {
  const reader = await connection.runAndReadAll(
    `select "column", rule, kind, count(*) as cells,
       count_if(${KEEPS_DATA} and ${IS_SURE})
     from review where not_clean group by "column", rule, kind order by cells desc, "column", rule, kind`,
  );
  return reader.getRows().map(([column, rule, kind, count, proposed]) => ({
    column: Number(column),
    rule: String(rule),
    kind: kind as VerdictKind,
    count: Number(count),
    proposed: Number(proposed),
  }));
}

async function countOpen(connection: DuckDBConnection, { review }: ReviewedPaths): Promise<number> {
  const all = `read_parquet(${literal(review)}) anti join left_out using (row)`;
  const [open = 0] = await readNumbers(connection, `select count(*) from ${all} where ${NOT_CLEAN}`);
  return open;
}

async function readQuestion(
  connection: DuckDBConnection,
  paths: ReviewedPaths,
  group: Group,
  limit: number,
): Promise<Question> {
  const values = `select raw, proposal, count(*) as cells, min(row) as first, any_value(message) as message
    from (${cellsOf(paths, group.column, conditionOf(group))}) group by raw, proposal`;
  const [valueCount = 0] = await readNumbers(connection, `select count(*) from (${values})`);
  const reader = await connection.runAndReadAll(`${values} order by cells desc, first limit ${limit}`);
  const questionValues = reader.getRows().map(([raw, proposal, count, row, message]) => ({
    raw: String(raw),
    proposal: proposal === null ? undefined : String(proposal),
    message: String(message ?? ""),
    count: Number(count),
    row: Number(row),
  }));
  return { ...group, message: questionValues[0]?.message ?? "", valueCount, values: questionValues };
}

/** Selects untouched cells with their texts. */
function cellsOf({ ingest }: ReviewedPaths, column: number, condition: string): string {
  const asked = `from review where "column" = ${column} and ${condition}`;
  return `select asked.row as row, coalesce(texts.c${column}, '') as raw, ${PROPOSAL} as proposal,
    coalesce(${KEEPS_DATA} and ${IS_SURE}, false) as may_accept_all, message
    from (select * ${asked}) as asked join read_parquet(${literal(ingest)}) as texts using (row)`;
}

function conditionOf({ rule, kind }: Pick<AnsweredScope, "rule" | "kind">): string {
  const ofKind = kind === "changed" ? "kind in ('written', 'repaired')" : `not_clean and kind = ${literal(kind)}`;
  return `rule = ${literal(rule)} and ${ofKind}`;
}

/** A cell that a decision changes. */
export interface Answered extends CellPlace {
  readonly raw: string;
  readonly proposal: string | undefined;
}

/** A question, or one value of it; without a column, the same question in all columns. */
export interface AnsweredScope {
  readonly rule: string;
  /** `changed` selects changes by the rule, which raise no question. */
  readonly kind: VerdictKind | "changed";
  readonly column?: number | undefined;
  readonly raw?: string | undefined;
}

/** Returns its untouched cells by column and row. */
export async function findAnswered({ paths, query }: EditedTable, scope: AnsweredScope): Promise<Answered[]> {
  return await query(async (connection) => {
    const reader = await connection.runAndReadAll(
      `select distinct "column" from review where ${conditionOf(scope)} order by all`,
    );
    const columns = reader.getRows().map(([column]) => Number(column));
    const cells: Answered[] = [];
    for (const column of columns.filter((one) => one === (scope.column ?? one)))
      for (const cell of await readAnswered(connection, paths, column, scope)) cells.push(cell);
    return cells;
  });
}

async function readAnswered(
  connection: DuckDBConnection,
  paths: ReviewedPaths,
  column: number,
  scope: AnsweredScope,
): Promise<Answered[]> {
  const ofValue = scope.raw === undefined ? "" : `where raw = ${literal(scope.raw)}`;
  const reader = await connection.runAndReadAll(
    `select row, raw, proposal, may_accept_all from (${cellsOf(paths, column, conditionOf(scope))}) ${ofValue} order by row`,
  );
  return reader.getRows().map(([row, raw, proposal, mayAcceptAll]) => ({
    row: Number(row),
    column,
    raw: String(raw),
    proposal: proposal === null || (scope.raw === undefined && mayAcceptAll === false) ? undefined : String(proposal),
  }));
}
