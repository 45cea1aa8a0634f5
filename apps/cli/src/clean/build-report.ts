/** What `--report` writes: how the file was read, what each column was taken for and why, what was done to it. */
import type { ClutterLine, IngestedEvent, IngestionParameters, IngestWarning, TableMetadata } from "@limpid/pipeline";
import type { Replay } from "@limpid/recipes";
import {
  type CleanColumn,
  type CleaningSettings,
  type CleanTable,
  type ColumnQuestion,
  type ColumnState,
  type DoubtedParameter,
  readingQuestion,
  shareQuestions,
  stateOfColumn,
  type ValueType,
} from "@limpid/table";
import { describeAlternative, describeBalance, describeFurtherTable } from "../ingest/describe-reading.ts";
import { type ColumnCounts, countColumn } from "./count-column.ts";

export interface CleanedFile {
  readonly ingested: IngestedEvent;
  readonly metadata: TableMetadata;
  readonly clean: CleanTable;
}

interface DecisionReport {
  readonly id: string;
  /** Null where the cells leave it open. */
  readonly in_force: string | null;
  /** Cells that only the option explains, by its id. */
  readonly options: Readonly<Record<string, number>>;
}

export interface ColumnReport extends ColumnCounts {
  readonly title: string;
  readonly entity: { readonly id: string; readonly name: string; readonly probability: number };
  /** The class of the cells, where that of the column refuses too many. */
  readonly cleaned_as?: { readonly id: string; readonly name: string };
  readonly type: ValueType;
  /** `clean` only where everything was judged and nothing is left to decide. */
  readonly state: ColumnState;
  readonly evidence: readonly string[];
  readonly decisions: readonly DecisionReport[];
}

export interface Totals {
  readonly rows: number;
  readonly rows_cleaned: number;
  readonly columns: number;
  readonly cells: number;
  readonly changed: number;
  readonly flagged: number;
  readonly missing: number;
  readonly questions: number;
  /** Columns of which nothing could have been called wrong. */
  readonly columns_not_judged: number;
}

export interface Report {
  readonly file: string;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
  /** How far cleaning was to go. */
  readonly settings: CleaningSettings;
  readonly clutter: readonly ClutterLine[];
  readonly warnings: readonly IngestWarning[];
  /** What became of the rows of the file; null where its reader does not count them. */
  readonly balance: Readonly<Record<string, unknown>> | null;
  /** Tables of the file that were not read. */
  readonly tables: readonly Readonly<Record<string, unknown>>[];
  readonly columns: readonly ColumnReport[];
  /** What is left to decide; an answer is given by --decide. */
  readonly questions: readonly (ColumnQuestion | ReadingQuestion)[];
  /** What became of the recipe; null without one. */
  readonly recipe: Readonly<Record<string, unknown>> | null;
  readonly totals: Totals;
  readonly ms: number;
}

/** Two readings of the file that are nearly as likely; the other one is taken by its choices. */
interface ReadingQuestion {
  readonly id: "reading";
  readonly kind: DoubtedParameter;
  readonly message: string;
  readonly alternative: Readonly<Record<string, unknown>>;
  /** How often the other reading was right with as much evidence, from 0 to 1. */
  readonly worth: number;
}

interface Run {
  readonly input: string;
  readonly settings: CleaningSettings;
  readonly replay: Replay | null;
  readonly ms: number;
}

export function buildReport({ input, settings, replay, ms }: Run, cleaned: CleanedFile): Report {
  const { ingested, metadata, clean } = cleaned;
  const columns = clean.columns.map(reportColumn);
  return {
    file: input,
    ...metadata,
    parameters: nameParameters(ingested.parameters),
    settings,
    clutter: ingested.clutter,
    warnings: ingested.warnings,
    balance: ingested.selectable.balance === undefined ? null : describeBalance(ingested.selectable.balance),
    tables: (ingested.selectable.tables ?? []).map(describeFurtherTable),
    columns,
    questions: [...readingQuestions(ingested), ...shareQuestions(clean.columns)],
    recipe: replay === null ? null : reportReplay(replay),
    totals: addUp(ingested, clean, columns),
    ms: Math.round(ms),
  };
}

function readingQuestions({ selectable: { alternatives = [], confidence = {} } }: IngestedEvent): ReadingQuestion[] {
  return alternatives.map((alternative) => ({
    id: "reading",
    kind: alternative.parameter,
    message: readingQuestion(alternative),
    alternative: describeAlternative(alternative),
    worth: Math.round((1 - (confidence[alternative.parameter] ?? 0)) * 1000) / 1000,
  }));
}

function reportReplay({ applied, foundNothing, missing, added, otherClass }: Replay): Report["recipe"] {
  return {
    applied,
    found_nothing: foundNothing,
    missing_columns: missing,
    new_columns: added,
    other_class: otherClass,
  };
}

function reportColumn(column: CleanColumn): ColumnReport {
  const { name, predictedClass, classP, cleanedAs } = column.entity;
  return {
    title: column.title,
    entity: { id: predictedClass, name, probability: classP },
    ...(cleanedAs !== undefined && { cleaned_as: { id: cleanedAs.id, name: cleanedAs.name } }),
    type: column.type,
    state: stateOfColumn(column),
    evidence: column.evidence,
    decisions: column.decisions.map(({ id, inForce, options }) => ({
      id,
      in_force: inForce,
      options: Object.fromEntries(options.map((option) => [option.id, option.cellsFor])),
    })),
    ...countColumn(column),
  };
}

/** The specification's names of the ingestion parameters. */
function nameParameters(parameters: IngestionParameters): Report["parameters"] {
  return {
    compression: parameters.compression,
    file_type: parameters.fileType,
    encoding: parameters.encoding,
    delimiter: parameters.delimiter,
    line_terminator: parameters.lineTerminator,
    header: parameters.header,
    quoting: parameters.quoting,
    index: parameters.index,
    skiprows: parameters.skiprows,
    sheet: parameters.sheet,
  };
}

function addUp(ingested: IngestedEvent, clean: CleanTable, columns: readonly ColumnReport[]): Totals {
  const sum = (part: keyof ColumnCounts): number => columns.reduce((total, column) => total + column[part].total, 0);
  return {
    rows: ingested.table.rowCount,
    rows_cleaned: clean.rowCount,
    columns: columns.length,
    cells: clean.rowCount * columns.length,
    changed: sum("changed"),
    flagged: sum("flagged"),
    missing: sum("missing"),
    questions: readingQuestions(ingested).length + shareQuestions(clean.columns).length,
    columns_not_judged: columns.filter(({ state }) => state === "not_judged").length,
  };
}
