/** How a delimited text is written. */
export interface Dialect {
  /** Characters between cells; two blanks stand for any run of two or more; empty: each line is one cell. */
  readonly delimiter: string;
  /** One ASCII character, or empty when nothing is quoted. */
  readonly quote: string;
  /** The quote itself when quotes are doubled, or a backslash. */
  readonly escape: string;
}

export const ALIGNED = "  ";
export const BACKSLASH = "\\";
