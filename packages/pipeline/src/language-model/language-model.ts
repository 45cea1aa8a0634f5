/**
 * A language model may find better words for a table than the rules. It is told titles, classes and shapes, never a
 * cell. Without one, or without its answer, everything works the same.
 */

export interface ColumnProfile {
  readonly title: string;
  /** Readable name of its class. */
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
  /** Undefined when there is no answer in time, or none of use; never rejects. */
  describeTable(profile: TableProfile): Promise<TableWords | undefined>;
}
