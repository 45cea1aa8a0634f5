/** Converts edits to and from rows of the log and of proposals. */
import { type NewEdit, parseEdit } from "@limpid/edits";
import { json, storableOrNull } from "./json.ts";

interface EditRow {
  readonly kind: string;
  readonly rowIndex: number | null;
  readonly columnIndex: number | null;
  readonly value: unknown;
}

/** The columns of an edit, beside those of its author. */
export const EDIT_COLUMNS = ["kind", "rowIndex", "columnIndex", "value"] as const;

export function toRow<Kept extends Omit<NewEdit, "editUuid">>({ place, value, username, ...rest }: Kept) {
  const { row: rowIndex, column: columnIndex } = place;
  return { ...rest, rowIndex, columnIndex, value: json(value), username: storableOrNull(username) };
}

/** Throws if this version of the product does not know the edit. */
export function fromRow<Row extends EditRow>({ rowIndex, columnIndex, ...rest }: Row) {
  return parseEdit({ ...rest, place: { row: rowIndex, column: columnIndex } });
}
