/** What the library takes and gives. Nothing here imports: these are the types that a program of others sees. */

/** Rows that a program has: records by title, or lists of which the first has the titles. */
export type Rows = readonly Readonly<Record<string, unknown>>[] | readonly (readonly unknown[])[];

/** A file's bytes, a pasted text, or rows. */
export type Input = Uint8Array | string | Rows;

/** How a file is read; what is left out is detected. */
export interface ReadingChoices {
  /** The file of an archive, by its path in it. */
  readonly entry?: string;
  readonly encoding?: string;
  readonly delimiter?: string;
  /** Empty: nothing is quoted. */
  readonly quote?: string;
  readonly escape?: string;
  /** Lines or rows before the header. */
  readonly skiprows?: number;
  /** Rows that hold names; 0: none. */
  readonly headerRows?: number;
  readonly sheet?: string;
  readonly recordPath?: string;
  readonly area?: string;
  readonly append?: readonly string[];
  readonly merged?: "filled" | "empty";
}

/** A parameter of the reading that is not certain. */
export interface AlternativeReading {
  readonly parameter: "encoding" | "delimiter" | "header" | "sheet";
  /** The question, as a sentence. */
  readonly message: string;
  readonly taken: string;
  readonly other: string;
  /** They read the file the other way, as the option `reading`. */
  readonly choices: ReadingChoices;
}

export interface CleanOptions {
  /** The name of the file, which may tell its format and names the table. */
  readonly fileName?: string;
  /** How a file is read, where that is not to be detected. */
  readonly reading?: ReadingChoices;
  /** Rows to clean; all of them when left out. Evidence is gathered over the whole table either way. */
  readonly maxRows?: number;
  /**
   * `standard`: local dates and grouped numbers become ISO dates and plain numbers, and what is written against its column
   * is written as the column. `keep`: every value stays as it is written.
   */
  readonly forms?: "standard" | "keep";
  /** `standard`: a wrong value is mended where the rule was measured to be right. `propose`: never. `apply`: also where that is only likely. */
  readonly repairs?: "standard" | "propose" | "apply";
  /** Maps the title of a column to its class, such as `email`, which replaces the inferred one. */
  readonly classes?: Readonly<Record<string, string>>;
  /** Maps the title of a column to decisions that its cells leave open, such as `{ Day: { date_order: "dmy" } }`. */
  readonly decisions?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export type CellKind = "kept" | "written" | "repaired" | "proposed" | "invalid" | "missing" | "failed";

/** One cell, with what was done to it and why. */
export interface Cell {
  /** From 0. */
  readonly row: number;
  readonly column: string;
  /** `written`: the same value in another form. `repaired`: another value. `proposed` and `invalid`: left as it was, to be looked at. */
  readonly kind: CellKind;
  readonly raw: string;
  /** Null where the cell has no data. */
  readonly output: string | null;
  /** That the output is right, 0 to 1. */
  readonly probability: number;
  /** In a plain sentence; "" where there is nothing to say. */
  readonly message: string;
  /** Id of the rule that spoke; "" where none did. */
  readonly rule: string;
  /** What else it may mean, the likeliest first; an output of null is no data. */
  readonly alternatives: readonly { readonly output: string | null; readonly probability: number }[];
}

export interface CleanedColumn {
  readonly title: string;
  /** Id of its class, such as `email`; the words for it; how sure that is, 0 to 1. */
  readonly class: string;
  readonly className: string;
  readonly classProbability: number;
  readonly type: "text" | "integer" | "number" | "boolean" | "date" | "datetime";
  /**
   * `open`: a cell is flagged, or a question is left. `not_judged`: nothing could have been called wrong. `your_choice`: a
   * decision was given. `converted`: cells were changed. `clean`: everything was judged, and nothing is left.
   */
  readonly state: "clean" | "converted" | "your_choice" | "open" | "not_judged";
  /** What the values of the column have in common, in plain sentences. */
  readonly evidence: readonly string[];
  readonly decisions: readonly {
    readonly id: string;
    readonly title: string;
    /** Null where the cells leave it open. */
    readonly inForce: string | null;
    readonly options: readonly { readonly id: string; readonly label: string; readonly cells: number }[];
  }[];
}

/** A number, a truth value, or a text: dates are texts in ISO form. Null is no data. */
export type Value = string | number | boolean | null;

/** What is left for a person to decide of many cells at once. No question changes a cell before it is answered. */
export interface Question {
  /** The answer goes into `decisions` of the column by this id: `{ Country: { ways: "accept" } }`. */
  readonly id: string;
  readonly kind:
    | "class"
    | "ways"
    | "units"
    | "other_kind"
    | "near_misses"
    | "slips"
    | "placeholders"
    | "range"
    | "relations";
  /** Titles of the columns that it is about. */
  readonly columns: readonly string[];
  /** Cells that it is about. */
  readonly cells: number;
  /** The values that it is about, the most frequent ones first; 2,000 at most. `proposed` is "" for no data and null if unknown. */
  readonly values: readonly { readonly raw: string; readonly cells: number; readonly proposed: string | null }[];
  readonly message: string;
  readonly options: readonly {
    readonly id: string;
    readonly label: string;
    readonly cells: number;
    /** Up to three changes that it makes. */
    readonly preview: readonly string[];
    /** What is gone afterwards; null where nothing is. */
    readonly loses: string | null;
  }[];
  /** Id of the option that is likely to be right. */
  readonly recommended: string;
  /** How often questions of its kind were worth asking, 0 to 1. */
  readonly worth: number;
  /** Rows, counted from 0, that repeat an earlier one: without them the first of each is kept. */
  readonly repeats?: readonly number[];
}

export interface CleanedTable {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly columns: readonly CleanedColumn[];
  /** What is left to decide, the most worthwhile question of each column first. */
  readonly questions: readonly Question[];
  /** Rows that are cleaned. */
  readonly rowCount: number;
  /** Rows of the input. */
  readonly totalRows: number;
  /** What was odd about the input. */
  readonly warnings: readonly string[];
  /** What is not certain of how a file was read. */
  readonly alternatives: readonly AlternativeReading[];
  /** How a file was read: its encoding, delimiter and so on; empty for rows. */
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
  /** The cleaned rows as records by title, with typed values; a title that appears twice gets a number. */
  records(): Iterable<Readonly<Record<string, Value>>>;
  /** Any cell. Throws a RangeError for a row or title that there is not. */
  cell(row: number, column: string | number): Cell;
  /** The cells that differ from what came in. */
  changes(): Iterable<Cell>;
  /** The cells that a person should look at. */
  issues(): Iterable<Cell>;
  /** Writes CSV as RFC 4180 defines it, with CRLF. `excel` guards against texts that a spreadsheet would run. */
  toCsv(options?: { readonly escape?: "none" | "excel" }): Promise<string>;
}
