/** Defines an edit with its author, its table and its place in the log. */
import type { CellEdit } from "./apply-edit.ts";
import type { StepId } from "./kinds/edit-kind.ts";
import type { Edit } from "./registry.ts";

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

/** Any edit but a block of many cells, which are made from a step by the log alone. */
export type SingleEdit = Exclude<Edit, { readonly kind: "cells" }>;

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

export type FoldableEdit = Edit & StepId;

/** Identifies the state of an edit log. The log only grows, so logs that are equal in both fields are the same. */
export interface LogMark {
  readonly count: number;
  /** `seq` of the newest edit; 0 if there is none. */
  readonly last: number;
}
