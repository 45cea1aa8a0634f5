/** How a delimited text is written. */
export interface Dialect {
  /** Characters between cells; two blanks stand for aligned columns; empty: each line is one cell. */
  readonly delimiter: string;
  /** One ASCII character, or empty when nothing is quoted. */
  readonly quote: string;
  /** The quote itself when quotes are doubled, or a backslash. */
  readonly escape: string;
  /** Aligned columns are told by their places where they are known, and else by runs of two or more blanks. */
  readonly gaps?: readonly Gap[];
}

/** Places of a line, in characters from its start, where aligned columns have a blank. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

export const ALIGNED = "  ";
export const BACKSLASH = "\\";
