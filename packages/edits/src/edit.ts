/** Defines edits as plain values: what is edited, and the value it gets. */
import type { CellEdit, RowsEdit } from "@limpid/contract";
import type { CleaningSettings } from "@limpid/table";

/**
 * The field that an edit sets: of one or many cells, of a whole column, of rows, of the table, or whether a batch is in
 * force.
 */
export type EditField =
  | CellEdit["field"]
  | "cells"
  | "title"
  | "class"
  | "decision"
  | "component"
  | "rows"
  | "settings"
  | "batch";

/** Column index of an edit of the whole table. */
export const WHOLE_TABLE = -1;

export interface NewEdit {
  readonly tableId: string;
  /** Chosen by the client, so that sending the same edit again changes nothing. */
  readonly editUuid: string;
  /** Id shared by edits that were made as one. */
  readonly batch?: string | null;
  readonly session: string;
  readonly username: string | null;
  readonly dtUtc: Date;
  readonly field: EditField;
  /** Null if a whole column or table is edited. */
  readonly rowIndex: number | null;
  /** `WHOLE_TABLE` if the edit belongs to no column. */
  readonly columnIndex: number;
  readonly value: EditValue;
}

export interface StoredEdit extends NewEdit {
  readonly seq: number;
  /** Version of the table after the edit. */
  readonly version: number;
}

export interface BatchedEdit extends CellEdit {
  readonly row: number;
  readonly column: number;
}

/** An edit without its author, as needed for the overlay. */
export type LoggedEdit = Pick<
  StoredEdit,
  "seq" | "batch" | "editUuid" | "field" | "rowIndex" | "columnIndex" | "value"
>;

/** Identifies the state of an edit log. The log only grows, so logs that are equal in both fields are the same. */
export interface LogMark {
  readonly count: number;
  /** `seq` of the newest edit; 0 if there is none. */
  readonly last: number;
}

/** Value of an edit: a text or a flag; for a column's decision, its id and option; for a table, its settings. */
export type EditValue =
  | string
  | boolean
  | RefusedText
  | DecisionValue
  | SettingsValue
  | BatchValue
  | CellsValue
  | RowsEdit
  | null;

/** A text that a person gave a cell although the class of its column refused it, with the reason. */
export interface RefusedText {
  readonly text: string;
  readonly refusal: string;
}

/** Edits of many cells of a column in the order they were made: row, field and value. */
export interface CellsValue {
  readonly cells: readonly (readonly [row: number, field: CellEdit["field"], value: CellEdit["value"] | RefusedText])[];
}

/** Whether the edits of a batch apply. */
export interface BatchValue {
  readonly batch: string;
  readonly undone: boolean;
}

export interface SettingsValue extends CleaningSettings {
  /** Settings before the edit. */
  readonly before?: CleaningSettings;
}

export interface DecisionValue {
  readonly decision: string;
  /** Null leaves the decision to the cells. */
  readonly option: string | null;
}
