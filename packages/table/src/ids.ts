/**
 * Ids of columns, rows and cells. They are computed from the table's id and the indexes, and read back the same way,
 * so that none is stored. Shape: a version 8 UUID, `pppppppp-pppp-8ccc-8ccc-krrrrrrrrrrr`, with p the first 48 bits of
 * the table's id, c the column (24 bits), k the kind (4 bits) and r the row (44 bits).
 */

export type ElementId =
  | { readonly kind: "column"; readonly column: number }
  | { readonly kind: "row"; readonly row: number }
  | { readonly kind: "cell"; readonly row: number; readonly column: number };

const KIND_DIGIT = { column: "1", row: "2", cell: "3" } as const;
const SHAPE = /^([0-9a-f]{8}-[0-9a-f]{4})-8([0-9a-f]{3})-8([0-9a-f]{3})-([123])([0-9a-f]{11})$/;

export function columnId(tableId: string, column: number): string {
  return encode(tableId, "column", 0, column);
}

export function rowId(tableId: string, row: number): string {
  return encode(tableId, "row", row, 0);
}

export function cellId(tableId: string, row: number, column: number): string {
  return encode(tableId, "cell", row, column);
}

/** What the id names in this table, or undefined when it is not an id of this table. */
export function parseElementId(tableId: string, id: string): ElementId | undefined {
  const match = SHAPE.exec(id.toLowerCase());
  if (match === null || match[1] !== prefixOf(tableId)) return undefined;
  const column = Number.parseInt(`${match[2]}${match[3]}`, 16);
  const row = Number.parseInt(match[5] ?? "", 16);
  if (match[4] === KIND_DIGIT.column) return row === 0 ? { kind: "column", column } : undefined;
  if (match[4] === KIND_DIGIT.row) return column === 0 ? { kind: "row", row } : undefined;
  return { kind: "cell", row, column };
}

function encode(tableId: string, kind: keyof typeof KIND_DIGIT, row: number, column: number): string {
  const columnHex = column.toString(16).padStart(6, "0");
  const rowHex = row.toString(16).padStart(11, "0");
  return `${prefixOf(tableId)}-8${columnHex.slice(0, 3)}-8${columnHex.slice(3)}-${KIND_DIGIT[kind]}${rowHex}`;
}

function prefixOf(tableId: string): string {
  return tableId.slice(0, 13).toLowerCase();
}
