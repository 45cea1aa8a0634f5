/** What the grid is given: it asks for the cells on screen and knows nothing of where they come from. */

/** The marks, the same everywhere in the product. Reformatted cells are marked only if the user wants to see them. */
export type CellMark =
  | "missing"
  | "invalid"
  | "not-clean"
  | "repaired"
  | "written"
  | "pending"
  | "proposed"
  | "left-out";

export interface GridColumn {
  readonly id: string;
  readonly title: string;
  readonly widthPx: number;
  readonly align: "left" | "right";
  /** Neither shown nor stepped on. */
  readonly isHidden?: boolean;
  /** The rows are in the order of its values. */
  readonly sort?: "ascending" | "descending" | undefined;
}

export interface GridCell {
  readonly text: string;
  /** Separated by blanks, as CSS likes to read them. */
  readonly marks: string;
  /** What is wrong or special, for a screen reader. */
  readonly note: string;
  /** What is proposed in its place, shown behind the text. */
  readonly ghost?: string;
  readonly isReadOnly: boolean;
  /** The web address that the text links to. */
  readonly href?: string;
}

export interface GridSource {
  readonly rowCount: number;
  /** What is beside the rows, and the greatest of these; without it they are counted. */
  readonly numbers?: { readonly at: (row: number) => number; readonly greatest: number };
  readonly columns: readonly GridColumn[];
  /** null: on its way. */
  readonly cellAt: (row: number, column: number) => GridCell | null;
  /** The row is there and counts for nothing. */
  readonly isLeftOut?: (row: number) => boolean;
  /** The text that editing starts from. */
  readonly editTextAt: (row: number, column: number) => string;
}

export const joinMarks = (marks: readonly CellMark[]): string => marks.join(" ");

export function isSameCell(one: GridCell | null, other: GridCell | null): boolean {
  if (one === other) return true;
  if (one === null || other === null) return false;
  return (
    one.text === other.text &&
    one.marks === other.marks &&
    one.note === other.note &&
    one.ghost === other.ghost &&
    one.isReadOnly === other.isReadOnly &&
    one.href === other.href
  );
}
