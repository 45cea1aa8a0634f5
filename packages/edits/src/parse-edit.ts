/** Checks edits that come from outside: from the log, from proposals and from clients. */
import type { Edit, EditField } from "./edit.ts";
import { cellKind } from "./kinds/cell.ts";
import { cellsKind } from "./kinds/cells.ts";
import { classKind } from "./kinds/class.ts";
import { componentKind } from "./kinds/component.ts";
import { decisionKind } from "./kinds/decision.ts";
import type { EditKind } from "./kinds/edit-kind.ts";
import { holdKind } from "./kinds/hold.ts";
import { rowsKind } from "./kinds/rows.ts";
import { settingsKind } from "./kinds/settings.ts";
import { titleKind } from "./kinds/title.ts";

const KINDS = [
  cellKind,
  cellsKind,
  titleKind,
  classKind,
  decisionKind,
  componentKind,
  rowsKind,
  settingsKind,
  holdKind,
] as unknown as readonly EditKind<Edit>[];

const KIND_OF_FIELD: ReadonlyMap<string, EditKind<Edit>> = new Map(
  KINDS.flatMap((kind) => kind.fields.map((field) => [field, kind] as const)),
);

interface Unchecked {
  readonly field: string;
  readonly rowIndex: number | null;
  readonly columnIndex: number;
  readonly value: unknown;
}

/** Returns the same edit. Throws if its kind is unknown, or its place or value does not belong to its kind. */
export function parseEdit<From extends Unchecked>(edit: From): Omit<From, keyof Unchecked> & Edit {
  const kind = KIND_OF_FIELD.get(edit.field);
  if (kind === undefined) throw new Error(`An edit of the field "${edit.field}" is unknown to this version of Limpid`);
  if ((edit.rowIndex !== null) !== kind.isOfRow)
    throw new Error(`An edit of the field "${edit.field}" has another place`);
  if (!kind.accepts(edit.value)) throw new Error(`An edit of the field "${edit.field}" has another type of value`);
  return edit as unknown as Omit<From, keyof Unchecked> & Edit;
}

/** Returns what a client asked for by the value of an edit, without what the server added. */
export function askedValue({ field, value }: { readonly field: EditField; readonly value: Edit["value"] }): unknown {
  return KIND_OF_FIELD.get(field)?.asked(value);
}
