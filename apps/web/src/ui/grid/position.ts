/** Places in the grid, and how a command moves from one to another. Arrows never wrap. */

/** Row -1 is the header, column -1 the row numbers. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

export const HEADER_ROW = -1;
export const NUMBER_COLUMN = -1;

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows that fit on the screen. */
  readonly pageRows: number;
  /** Columns that no movement ends on. */
  readonly hidden?: ReadonlySet<number>;
}

export type Edge = "first" | "last" | "same";

export type Movement =
  | { readonly kind: "step"; readonly rows: number; readonly columns: number }
  | { readonly kind: "page"; readonly direction: 1 | -1 }
  | { readonly kind: "edge"; readonly row: Edge; readonly column: Edge };

export interface Area {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

export function move(from: Position, movement: Movement, size: GridSize): Position {
  switch (movement.kind) {
    case "step": {
      const to = clamp({ row: from.row + movement.rows, column: from.column + movement.columns }, size);
      return { ...to, column: shownColumn(to.column, Math.sign(movement.columns), size) ?? from.column };
    }
    case "page":
      return clamp({ row: Math.max(0, from.row + movement.direction * size.pageRows), column: from.column }, size);
    case "edge": {
      const to = clamp(
        {
          row: edgeOf(movement.row, from.row, size.rows),
          column: edgeOf(movement.column, from.column, size.columns),
        },
        size,
      );
      const inwards = movement.column === "first" ? 1 : -1;
      return { ...to, column: shownColumn(to.column, inwards, size) ?? from.column };
    }
  }
}

/** A position in a hidden column moves to the next shown column, or else to the one before it. */
export function besideHidden(position: Position, size: Pick<GridSize, "columns" | "hidden">): Position {
  const column = shownColumn(position.column, 1, size) ?? shownColumn(position.column, -1, size);
  return column === position.column || column === null ? position : { ...position, column };
}

/** The first column from here on that is shown; null: there is none in this direction. */
function shownColumn(
  from: number,
  direction: number,
  { columns, hidden }: Pick<GridSize, "columns" | "hidden">,
): number | null {
  let column = from;
  while (hidden?.has(column) === true && direction !== 0) column += direction;
  return column < columns ? column : null;
}

export function clamp({ row, column }: Position, size: Pick<GridSize, "rows" | "columns">): Position {
  return { row: within(row, HEADER_ROW, size.rows - 1), column: within(column, NUMBER_COLUMN, size.columns - 1) };
}

/** The cells between two corners. A row number means its whole row, a header its whole column. */
export function areaBetween(one: Position, other: Position, size: GridSize): Area {
  const isRows = one.column === NUMBER_COLUMN || other.column === NUMBER_COLUMN;
  const isColumns = one.row === HEADER_ROW || other.row === HEADER_ROW;
  return {
    firstRow: isColumns ? 0 : Math.min(one.row, other.row),
    lastRow: isColumns ? size.rows - 1 : Math.max(one.row, other.row),
    firstColumn: isRows ? 0 : Math.min(one.column, other.column),
    lastColumn: isRows ? size.columns - 1 : Math.max(one.column, other.column),
  };
}

export const isSamePosition = (one: Position | null, other: Position | null): boolean =>
  one?.row === other?.row && one?.column === other?.column;

function edgeOf(edge: Edge, current: number, count: number): number {
  if (edge === "same") return current;
  return edge === "first" ? 0 : count - 1;
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}
