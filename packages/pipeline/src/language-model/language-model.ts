/**
 * Describes a language model that may find better words for a table than the rules. It receives titles, classes and
 * shapes, never a cell. Everything works the same without a model or without its answer.
 */

export interface ColumnProfile {
  readonly title: string;
  /** Readable name of the class. */
  readonly holds: string;
  /** The most frequent shapes of its values, letters as A and digits as 9: "A-9" for "AB-1234". */
  readonly shapes: readonly string[];
  readonly distinctValues: number;
}

export interface TableProfile {
  readonly fileName: string;
  readonly rowCount: number;
  readonly columns: readonly ColumnProfile[];
}

export interface TableWords {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
}

export interface LanguageModel {
  /** Resolves to undefined if there is no usable answer in time; never rejects. */
  describeTable(profile: TableProfile): Promise<TableWords | undefined>;
}
