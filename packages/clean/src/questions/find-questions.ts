/** Lets every kind look at a column, keeps what the registry says is worth asking, and ranks it. */
import { type ColumnQuestion, GIVEN_TEXT, LEAVE, type QuestionedValue, type QuestionOption } from "@limpid/table";
import type { ReviewedColumn } from "./asked-column.ts";
import { COLUMN_QUESTIONS } from "./index.ts";
import type { Finding, Question, QuestionKindDefinition, WantedOption } from "./question-kind.ts";
import { mayAsk, questionWorth } from "./question-precision.ts";
import { sumCells } from "./sum-cells.ts";
import { sayUnasked } from "./unasked.ts";

/** Values that a question lists; its cells are counted over all of them. */
const MAX_LISTED = 2000;
const MAX_PREVIEW = 40;
const PREVIEWED = 3;

/** A question with all values that its answer changes. */
export interface FoundQuestion {
  readonly question: ColumnQuestion;
  readonly title: string;
  readonly values: readonly QuestionedValue[];
  /** The question about its other values; undefined if there are none. */
  readonly without: (answered: ReadonlyMap<string, unknown>) => ColumnQuestion | undefined;
}

export interface FoundQuestions {
  /** At most one of each kind, the most worthwhile first. */
  readonly questions: readonly FoundQuestion[];
  /** What would be flagged if there were less of it, and is not worth a question, in sentences. */
  readonly unasked: readonly string[];
}

export function findQuestions(column: ReviewedColumn): FoundQuestions {
  const looked = COLUMN_QUESTIONS.map((definition) => ({ definition, ...sortFindings(definition.find(column)) }));
  const questions = looked
    .filter(({ asked }) => asked.length > 0)
    .map(({ definition, asked }) => ({ definition, found: describeQuestion(definition, asked, column) }))
    .sort(
      (one, other) => rankAmong(other.found.question, other.definition) - rankAmong(one.found.question, one.definition),
    )
    .map(({ found }) => found);
  return { questions, unasked: looked.flatMap(({ unasked }) => unasked) };
}

/** Keeps what the registry says is worth asking, and words what would be flagged otherwise. */
export function sortFindings(findings: readonly Finding[]): {
  readonly asked: readonly Finding[];
  readonly unasked: readonly string[];
} {
  const found = findings.filter(({ values }) => values.length > 0);
  const unasked = found.flatMap(({ family, rule, values }) =>
    rule === undefined || mayAsk(family) ? [] : [sayUnasked(sumCells(values), rule)],
  );
  return { asked: found.filter(({ family }) => mayAsk(family)), unasked };
}

/** Says how much an answer settles in a second. */
function rankAmong({ worth, cells }: ColumnQuestion, { seconds }: QuestionKindDefinition): number {
  return (worth * Math.log2(1 + cells)) / seconds;
}

/** `column` is handed on to what words the question. */
export function describeQuestion<Column extends Pick<ReviewedColumn, "title">>(
  definition: Pick<QuestionKindDefinition, "kind" | "title"> & {
    readonly ask: (found: readonly Finding[], column: Column) => Question;
  },
  asked: readonly Finding[],
  column: Column,
): FoundQuestion {
  const values = mergeValues(asked);
  const { message, options, recommended } = definition.ask(asked, column);
  const cells = sumCells(values);
  const question = {
    id: definition.kind,
    kind: definition.kind,
    columns: [column.title],
    cells,
    values: values.slice(0, MAX_LISTED),
    message,
    options: [leave(), ...options.map((option) => describeOption(option, values))],
    recommended,
    worth: Math.min(...asked.map(({ family }) => questionWorth(family))),
  };
  const without = (answered: ReadonlyMap<string, unknown>): ColumnQuestion | undefined => {
    const left = asked
      .map((finding) => ({ ...finding, values: finding.values.filter(({ raw }) => !answered.has(raw)) }))
      .filter((finding) => finding.values.length > 0);
    return left.length === 0 ? undefined : describeQuestion(definition, left, column).question;
  };
  return { question, title: definition.title, values, without };
}

/** Each value once, the most frequent first. */
function mergeValues(asked: readonly Finding[]): readonly QuestionedValue[] {
  const values = new Map<string, QuestionedValue>();
  for (const value of asked.flatMap((finding) => finding.values))
    if (!values.has(value.raw)) values.set(value.raw, value);
  return [...values.values()].sort((one, other) => other.cells - one.cells || (one.raw < other.raw ? -1 : 1));
}

function leave(): QuestionOption {
  return { id: LEAVE, label: "Leave as they are", cells: 0, preview: [], loses: null };
}

function describeOption(
  { id, label, loses, preview }: WantedOption,
  values: readonly QuestionedValue[],
): QuestionOption {
  const changed = values.flatMap((value) => {
    const output = answerTo(id, value);
    return output === null || output === value.raw ? [] : [{ raw: value.raw, output, cells: value.cells }];
  });
  const short = changed.filter(({ raw, output }) => raw.length <= MAX_PREVIEW && output.length <= MAX_PREVIEW);
  return {
    id,
    label,
    cells: sumCells(changed),
    preview:
      preview ?? short.slice(0, PREVIEWED).map(({ raw, output }) => `${raw} → ${output === "" ? "no data" : output}`),
    loses: loses ?? null,
  };
}

/** What an option makes of a value; null where it leaves it. */
export function answerTo(option: string, { proposed }: QuestionedValue): string | null {
  if (option.startsWith(GIVEN_TEXT)) return option.slice(GIVEN_TEXT.length);
  if (option === "no_data") return "";
  return option === "accept" ? proposed : null;
}
