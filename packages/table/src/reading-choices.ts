/** How a file becomes a table: what was asked, and what there was to choose from. Kept with the table, to read it again. */

/**
 * The choices of a person on how a file is read; absent ones are detected. The choices that come back with a
 * table are complete: they read the same table again.
 */
export interface IngestChoices {
  /** The file of an archive, by its path in it. */
  readonly entry?: string;
  readonly encoding?: string;
  readonly delimiter?: string;
  /** Empty: nothing is quoted. */
  readonly quote?: string;
  /** The character before a quote inside quotes; the quote itself when it is doubled. */
  readonly escape?: string;
  /** Lines (of a sheet: rows) before the header. */
  readonly skiprows?: number;
  /** Rows that hold names; 0: none. */
  readonly headerRows?: number;
  readonly sheet?: string;
  /** The path to the records of a JSON or XML document: keys or element names, joined by dots. */
  readonly recordPath?: string;
}

/** What else there is in the file, to choose from; empty lists where the format has none. */
export interface Selectable {
  readonly entries: readonly string[];
  readonly sheets: readonly string[];
  readonly recordPaths: readonly string[];
}
