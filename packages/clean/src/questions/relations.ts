/** Asks about the cells of a column that contradict others of their rows, if there are too many for a flag at each. */
import { answerForValue, type Decided, GIVEN_TEXT, LEAVE, type Table, type TableRule } from "@limpid/table";
import { TWO_ROWS } from "../detect/near-rows.ts";
import type { Remark, RowFinding, RowFindings } from "../detector.ts";
import type { StudiedColumn } from "../studied-table.ts";
import { answerQuestions } from "./answer-questions.ts";
import type { Answers } from "./answers.ts";
import { describeQuestion, type FoundQuestion, sortFindings } from "./find-questions.ts";
import { shorten } from "./other-kind.ts";
import type { Finding, Question } from "./question-kind.ts";
import { sumCells, wordCount } from "./sum-cells.ts";
import { titlesInSentence } from "./unasked.ts";

/** One cell is no reason to ask about a column. */
const MIN_CELLS = 2;
/** If a larger share of the rows contradicts, nothing is contradicted. */
const MAX_SHARE = 0.45;
/** The cells of such a question are less sure than those of anything else. */
const ASKED = 0.01;
const FLAGGED = 0.5;
const FLAG = "flag";
/** A row contradicts nothing by being there twice, however many are. */
const COPIES: TableRule = "rows.same";
const NEAR_COPIES: TableRule = "rows.near";
const MAX_EXAMPLES = 3;
/** If more rows repeat an earlier one, they are not listed. */
const MAX_REPEATS = 5000;

/** Findings of which there are too many to flag the cells, by column and row. The first one about a cell is kept. */
export class ManyRows {
  private readonly columns = new Map<number, Map<number, RowFinding>>();

  add(column: number, row: number, finding: RowFinding): void {
    const rows = this.columns.get(column) ?? new Map<number, RowFinding>();
    this.columns.set(column, rows);
    if (!rows.has(row)) rows.set(row, finding);
  }

  inColumn(column: number): ReadonlyMap<number, RowFinding> {
    return this.columns.get(column) ?? NONE;
  }
}

const NONE: ReadonlyMap<number, RowFinding> = new Map();

interface RowQuestions {
  readonly column: StudiedColumn;
  /** What is known of the cells: that they are asked about, or what is wrong with each where a person wants to see it. */
  readonly findings: RowFindings;
}

export function askOfRows(
  table: Table,
  column: StudiedColumn,
  index: number,
  many: ReadonlyMap<number, RowFinding>,
): RowQuestions {
  const { asked: found, unasked } = sortFindings(findFamilies(table, index, many));
  const limits = [...column.limits, ...unasked];
  if (found.length === 0) return { column: unasked.length === 0 ? column : { ...column, limits }, findings: new Map() };
  const rules = new Set(found.map(({ rule }) => rule));
  const asked = withRepeats(describeQuestion(relations, found, column), rules, many);
  const { decided } = column.settings;
  const { questions, decisions } = answerQuestions([asked], decided);
  const { dict = [], codes = new Uint32Array() } = table.columns[index] ?? {};
  const findings = new Map<number, Remark>();
  for (const [row, { output, rule, msg }] of many) {
    if (!rules.has(rule)) continue;
    const option = optionFor(dict[codes[row] ?? 0] ?? "", decided);
    if (option === undefined)
      findings.set(row, { output, rule: "column.question", msg: asked.question.message, prob: ASKED });
    else if (option === FLAG) findings.set(row, { output, rule, msg, prob: FLAGGED });
  }
  return {
    column: {
      ...column,
      limits,
      questions: [...column.questions, ...questions],
      decisions: [...column.decisions, ...decisions],
    },
    findings,
  };
}

/** Adds the rows that may be left out, if the question is about copies alone. */
function withRepeats(
  asked: FoundQuestion,
  rules: ReadonlySet<TableRule | undefined>,
  many: ReadonlyMap<number, RowFinding>,
): FoundQuestion {
  if (![...rules].every((rule) => rule === COPIES || rule === NEAR_COPIES)) return asked;
  const repeats = [...many].flatMap(([row, { rule, isRepeat }]) => (rules.has(rule) && isRepeat === true ? [row] : []));
  if (repeats.length === 0 || repeats.length > MAX_REPEATS) return asked;
  return { ...asked, question: { ...asked.question, repeats: repeats.sort((one, other) => one - other) } };
}

/** What a person has chosen for a value alone, or for all of them. */
function optionFor(raw: string, decided: Decided): string | undefined {
  const alone = answerForValue(relations.kind, raw);
  return Object.hasOwn(decided, alone) ? decided[alone] : decided[relations.kind];
}

/** The values of which a person has given the text, which then needs no rows. */
export function givenTexts(decided: Decided): Answers {
  const [start, given] = [answerForValue(relations.kind, ""), new Map<string, string>()];
  for (const [id, option] of Object.entries(decided))
    if (id.startsWith(start) && option.startsWith(GIVEN_TEXT))
      given.set(id.slice(start.length), option.slice(GIVEN_TEXT.length));
  return given;
}

/** Whether other columns say something of many of its cells, which an answer has settled or will. */
export function hasRowQuestion(column: Pick<StudiedColumn, "questions" | "decisions"> | undefined): boolean {
  const { kind } = relations;
  return (
    column?.questions.some(({ id }) => id === kind) === true || column?.decisions.some(({ id }) => id === kind) === true
  );
}

/** The findings by rule. */
function findFamilies(table: Table, index: number, many: ReadonlyMap<number, RowFinding>): readonly Finding[] {
  const column = table.columns[index];
  if (column === undefined || many.size < MIN_CELLS) return [];
  const byRule = new Map<TableRule, Map<string, { cells: number; readonly outputs: Set<string | null> }>>();
  for (const [row, { rule, output }] of many) {
    const raw = column.dict[column.codes[row] ?? 0] ?? "";
    const values = byRule.get(rule) ?? new Map();
    byRule.set(rule, values);
    const value = values.get(raw) ?? { cells: 0, outputs: new Set<string | null>() };
    values.set(raw, { cells: value.cells + 1, outputs: value.outputs.add(output) });
  }
  return [...byRule].flatMap(([rule, values]): readonly Finding[] => {
    const cells = sumCells(values.values());
    const most = rule === COPIES || rule === NEAR_COPIES ? 1 : MAX_SHARE;
    if (cells < MIN_CELLS || cells > most * column.codes.length) return [];
    const asked = [...values].map(([raw, { cells: own, outputs }]) => ({
      raw,
      cells: own,
      proposed: outputs.size === 1 ? ([...outputs][0] ?? null) : null,
    }));
    const examples = rule === NEAR_COPIES ? findExamples(many) : [];
    return [{ family: `relations ${rule}`, rule, values: asked, examples }];
  });
}

function findExamples(many: ReadonlyMap<number, RowFinding>): readonly string[] {
  const messages = [...many.values()].flatMap(({ rule, msg }) => (rule === NEAR_COPIES ? [msg] : []));
  return [...new Set(messages)].slice(0, MAX_EXAMPLES);
}

const relations = {
  kind: "relations",
  title: "Rows that contradict each other",
  about: "Cells that contradict other cells of their rows, and that are too many to be looked at one by one",
  seconds: 6,
  ask(found: readonly Finding[]): Question {
    const values = found.flatMap((one) => one.values);
    const [cells, example] = [sumCells(values), shorten(values[0]?.raw ?? "")];
    const rules = new Set(found.map(({ rule }) => rule));
    const [near, copies] = [rules.has(NEAR_COPIES), rules.has(COPIES)];
    const areCopies = rules.size === Number(near) + Number(copies);
    const examples = found.flatMap((one) => one.examples ?? []);
    const pair = examples[0]?.replace(TWO_ROWS, "two with ");
    const [one, several] = copies
      ? ["row repeats, or nearly repeats,", "rows repeat, or nearly repeat,"]
      : ["row nearly repeats", "rows nearly repeat"];
    const [same, those] = cells === 1 ? ["row is", "that"] : ["rows are", "those"];
    const message = !areCopies
      ? `${wordCount(cells, "cell contradicts its row", "cells contradict their rows")}, such as “${example}”: ${titlesInSentence(found)}.`
      : near
        ? `${wordCount(cells, one, several)} another row, such as ${pair}`
        : `${wordCount(cells, same, same)} the same as another one in all columns, such as ${those} with “${example}”.`;
    return {
      message,
      options: [{ id: FLAG, label: "Show each cell", ...(examples.length > 0 && { preview: examples }) }],
      recommended: LEAVE,
    };
  },
} as const;
