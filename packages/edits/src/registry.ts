/** Lists all kinds of edits. Edits of the log, of proposals and of clients are checked here. */
import { cellKind } from "./kinds/cell.ts";
import { cellsKind } from "./kinds/cells.ts";
import { classKind } from "./kinds/class.ts";
import { componentKind } from "./kinds/computed-column.ts";
import { decisionKind } from "./kinds/decision.ts";
import type { EditKind } from "./kinds/edit-kind.ts";
import { holdKind } from "./kinds/hold.ts";
import { readingKind } from "./kinds/reading.ts";
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
  readingKind,
  settingsKind,
  holdKind,
] as const;

type EditIn<Kind> = Kind extends EditKind<infer Each> ? Each : never;

export type Edit = EditIn<(typeof KINDS)[number]>;
export type EditName = Edit["kind"];

const KIND_BY_NAME: ReadonlyMap<string, EditKind<Edit>> = new Map(
  (KINDS as unknown as readonly EditKind<Edit>[]).map((kind) => [kind.kind, kind]),
);

/** Returns what a kind of edit declares. */
export function editKind(name: EditName): EditKind<Edit> {
  const kind = KIND_BY_NAME.get(name);
  if (kind === undefined) throw new Error(`There is no kind of edit "${name}"`);
  return kind;
}

/** Returns the kind that messages and requests call by a name; undefined for names of later versions. */
export function editKindByAction(action: string): EditKind<Edit> | undefined {
  return [...KIND_BY_NAME.values()].find(({ actions }) => actions.includes(action));
}

interface Unchecked {
  readonly kind: string;
  readonly place: { readonly row: number | null; readonly column: number | null };
  readonly value: unknown;
}

/** An edit that this version cannot apply; its message says where it is and why. */
export class UnknownEdit extends Error {}

/** Returns the same edit. Throws if its kind is unknown, or its place or value does not belong to its kind. */
export function parseEdit<From extends Unchecked>(edit: From): Omit<From, keyof Unchecked> & Edit {
  const { row, column } = edit.place;
  const where = `${row === null ? "" : ` in row ${row}`}${column === null ? "" : ` of column ${column}`}`;
  const name = `An edit of the kind "${edit.kind}"${where}`;
  const kind = KIND_BY_NAME.get(edit.kind);
  if (kind === undefined) throw new UnknownEdit(`${name} is unknown to this version of Limpid`);
  if ((row !== null) !== (kind.at === "cell") || (column === null) !== (kind.at === "table"))
    throw new UnknownEdit(`${name} has another place`);
  if (!kind.accepts(edit.value)) throw new UnknownEdit(`${name} has another type of value`);
  return edit as unknown as Omit<From, keyof Unchecked> & Edit;
}

/** Returns what a client asked for by the value of an edit, without what the server added. */
export function askedValue({ kind, value }: Edit): unknown {
  return editKind(kind).asked(value);
}
