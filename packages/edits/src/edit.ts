/** Defines edits as plain values: one union, whose `field` decides the place and the type of the value. */
import type { CellEdit } from "@limpid/contract";
import type { EditOfCell } from "./kinds/cell.ts";
import type { EditOfCells } from "./kinds/cells.ts";
import type { EditOfClass } from "./kinds/class.ts";
import type { EditOfComponent } from "./kinds/component.ts";
import type { EditOfDecision } from "./kinds/decision.ts";
import type { EditOfHold } from "./kinds/hold.ts";
import type { EditOfRows } from "./kinds/rows.ts";
import type { EditOfSettings } from "./kinds/settings.ts";
import type { EditOfTitle } from "./kinds/title.ts";

export type Edit =
  | EditOfCell
  | EditOfCells
  | EditOfTitle
  | EditOfClass
  | EditOfDecision
  | EditOfComponent
  | EditOfRows
  | EditOfSettings
  | EditOfHold;

export type EditField = Edit["field"];
export type EditValue = Edit["value"];

/** Column index of an edit of the whole table. */
export const WHOLE_TABLE = -1;

/** The author of an edit, its table and its time. */
export interface EditOrigin {
  readonly tableId: string;
  /** Chosen by the client, so that sending the same edit again changes nothing. */
  readonly editUuid: string;
  /** Id shared by edits that were made as one. */
  readonly batch?: string | null;
  readonly session: string;
  readonly username: string | null;
  readonly dtUtc: Date;
}

export type NewEdit = EditOrigin & Edit;

interface LogPlace {
  readonly seq: number;
  /** Version of the table after the edit. */
  readonly version: number;
}

export type StoredEdit = NewEdit & LogPlace;

export interface BatchedEdit extends CellEdit {
  readonly row: number;
  readonly column: number;
}

/** An edit without its author, as needed for the overlay. */
export type LoggedEdit = Edit & Pick<EditOrigin, "batch" | "editUuid"> & Pick<LogPlace, "seq">;

/** Identifies the state of an edit log. The log only grows, so logs that are equal in both fields are the same. */
export interface LogMark {
  readonly count: number;
  /** `seq` of the newest edit; 0 if there is none. */
  readonly last: number;
}
