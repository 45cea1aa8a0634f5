/** Defines how a delimited text is written. */
export interface Dialect {
  /** Characters between cells. Two blanks mean aligned columns; empty means that each line is one cell. */
  readonly delimiter: string;
  /** One ASCII character, or empty if nothing is quoted. */
  readonly quote: string;
  /** The quote itself if quotes are doubled, or a backslash. */
  readonly escape: string;
  /** Gaps between aligned columns, if known; otherwise runs of two or more blanks separate the cells. */
  readonly gaps?: readonly Gap[];
}

/** A range of a line, in characters from its start, that is blank between aligned columns. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

export const ALIGNED = "  ";
export const BACKSLASH = "\\";
