/** Columns, as they cross the wire: what they are called, and what cleaning says of them. */
import type { ColumnReply, DecisionReply, EntityReply, QuestionReply } from "@limpid/contract";
import type { CleanedColumnRecord, ColumnRecord, TableRecord, ViewColumn } from "@limpid/database";
import { type ComputedColumn, computedTitle } from "@limpid/edits";
import {
  alikeQuestions,
  type ColumnQuestion,
  columnId,
  type Decision,
  type EntityGuess,
  toValueType,
} from "@limpid/table";

export function columnToWire(tableId: string, index: number, column: ColumnRecord, title: string): ColumnReply {
  return {
    id: columnId(tableId, index),
    idx: index,
    title,
    field: column.ingestTitle,
    has_data: column.hasData,
    computed: false,
    clean_data_available: column.clean !== null,
    entity: column.clean === null ? null : entityToWire(column.clean.entity),
    ...(column.clean === null ? {} : studyToWire(column.clean)),
  };
}

/** Names all columns that ask the same in the questions of each, by the titles of today. */
export function nameAlike(records: readonly ColumnRecord[], columns: readonly ColumnReply[]): ColumnReply[] {
  const studied = records.map(({ clean }) => ({ questions: clean?.questions ?? [] }));
  const alike = alikeQuestions(studied);
  return columns.map((column, index) => ({
    ...column,
    ...(column.questions !== undefined && {
      questions: (studied[index]?.questions ?? []).map((question) => {
        const group = (alike.get(question) ?? [index]).flatMap((one) => columns[one] ?? []);
        return {
          ...questionToWire(question),
          columns: group.map(({ title }) => title),
          column_uuids: group.map(({ id }) => id),
        };
      }),
    }),
  }));
}

/** Its cells come after those of the file; `index` counts the computed columns. */
export function computedColumnToWire(
  { id: tableId, numColumns }: Pick<TableRecord, "id" | "numColumns">,
  sourceTitle: string,
  column: ComputedColumn,
  index: number,
): ColumnReply {
  const { source, component, ordinal, editUuid } = column;
  const title = computedTitle(sourceTitle, column);
  return {
    id: columnId(tableId, numColumns + ordinal),
    idx: numColumns + index,
    title,
    field: title,
    has_data: true,
    computed: true,
    made_of: { column_uuid: columnId(tableId, source), component, edit_uuid: editUuid },
    clean_data_available: true,
    entity: null,
  };
}

/** A column of a view has no class and no decisions. */
export function viewColumnToWire(id: string, index: number, { title, sqlType }: ViewColumn): ColumnReply {
  return {
    id,
    idx: index,
    title,
    field: title,
    has_data: true,
    computed: false,
    clean_data_available: true,
    entity: null,
    type: toValueType(sqlType),
  };
}

function studyToWire(column: CleanedColumnRecord): Partial<ColumnReply> {
  const { type, evidence, isJudged, judgement, decisions, questions, reasons } = column;
  return {
    type,
    evidence: [...evidence],
    judged: isJudged,
    judgement,
    decisions: decisions.map(decisionToWire),
    questions: questions.map(questionToWire),
    reasons: reasons.map(({ id, name, matched, seen, isNamed }) => ({
      class: id,
      name,
      matched,
      seen,
      named: isNamed,
    })),
  };
}

function decisionToWire({ options, inForce, isChosen, ...decision }: Decision): DecisionReply {
  return {
    ...decision,
    options: options.map(({ id, label, cellsFor, cellsAgainst, preview }) => ({
      id,
      label,
      cells_for: cellsFor,
      cells_against: cellsAgainst,
      ...(preview !== undefined && { preview }),
    })),
    in_force: inForce,
    chosen: isChosen,
  };
}

function questionToWire({ columns, values, options, repeats, ...question }: ColumnQuestion): QuestionReply {
  return {
    ...question,
    ...(repeats !== undefined && { repeats: [...repeats] }),
    columns: [...columns],
    values: values.map((value) => ({ ...value })),
    options: options.map((option) => ({ ...option, preview: [...option.preview] })),
  };
}

function entityToWire(guess: EntityGuess): EntityReply {
  const { cleanedAs } = guess;
  return {
    name: guess.name,
    predicted_class: guess.predictedClass,
    class_p: guess.classP,
    likely: { ...guess.likely },
    all_probs: { ...guess.allProbs },
    ...(cleanedAs !== undefined && { cleaned_as: { class: cleanedAs.id, name: cleanedAs.name } }),
    chosen: guess.isChosen === true,
  };
}
