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
  /** The cells of a sheet that hold the table, such as `D3:F40`; all others are left out. */
  readonly area?: string;
  /** Sheets whose rows follow below those of the table. */
  readonly append?: readonly string[];
  /** What the cells below a merged one hold: its value, or nothing as in the file. */
  readonly merged?: "filled" | "empty";
}

/** The same choices by the names that calls, reports and recipes use. */
export interface NamedChoices extends Omit<IngestChoices, "append" | "headerRows" | "recordPath"> {
  append?: string[];
  readonly header_rows?: number;
  readonly record_path?: string;
}

export function nameChoices({ headerRows, recordPath, append, ...choices }: IngestChoices): NamedChoices {
  return {
    ...choices,
    ...(append === undefined ? {} : { append: [...append] }),
    ...(headerRows === undefined ? {} : { header_rows: headerRows }),
    ...(recordPath === undefined ? {} : { record_path: recordPath }),
  };
}

export function readNamedChoices({ header_rows, record_path, ...choices }: NamedChoices): IngestChoices {
  return {
    ...choices,
    ...(header_rows === undefined ? {} : { headerRows: header_rows }),
    ...(record_path === undefined ? {} : { recordPath: record_path }),
  };
}

/** What else there is in the file, to choose from; empty lists where the format has none. */
export interface Selectable {
  readonly entries: readonly string[];
  readonly sheets: readonly string[];
  readonly recordPaths: readonly string[];
  /** The tables of the file that were not read. */
  readonly tables?: readonly FurtherTable[];
  /** What became of all rows of the file. */
  readonly balance?: ReadBalance;
  /** Shares of files that were read right with as much evidence, from 0 to 1. */
  readonly confidence?: Readonly<Partial<Record<DoubtedParameter, number>>>;
  /** The second reading of each parameter that is not certain. */
  readonly alternatives?: readonly AlternativeReading[];
}

export const DOUBTED_PARAMETERS = ["encoding", "delimiter", "header", "sheet"] as const;
export type DoubtedParameter = (typeof DOUBTED_PARAMETERS)[number];

export interface AlternativeReading {
  readonly parameter: DoubtedParameter;
  /** What was taken, and what it may be instead. */
  readonly taken: string;
  readonly other: string;
  /** The choices that read the file the other way. */
  readonly choices: IngestChoices;
}

/** Another table of the file. */
export interface FurtherTable {
  /** Names its place: `sheet "Prices"`, `D1:E6`, `line 12`. */
  readonly place: string;
  readonly titles: readonly string[];
  readonly rowCount: number;
  /** The choices that open it. */
  readonly choices: IngestChoices;
  /** The choices that append its rows, if it has the same columns as the table that was read. */
  readonly appends?: IngestChoices;
}

/** The rows and characters of a file, or of its sheet, by what became of them. Their sums agree unless some were lost. */
export interface ReadBalance {
  readonly file: Amount;
  /** The rows of the table and of its names. */
  readonly table: Amount;
  /** The skipped lines that are kept beside the table. */
  readonly clutter: Amount;
  /** What is neither in the table nor among these lines, and is only named. */
  readonly leftOut: Amount;
}

export interface Amount {
  /** Rows with text. */
  readonly rows: number;
  /** Characters of their cells, without what stands between cells. */
  readonly characters: number;
}
