/** What a column as a whole decides about its values, with what else it could have been and what speaks for each. */

export interface DecisionOption {
  /** Such as "dmy"; of a spelling, the spelling itself. */
  readonly id: string;
  readonly label: string;
  /** Cells that only this option explains. */
  readonly cellsFor: number;
  /** Cells that only another option explains. */
  readonly cellsAgainst: number;
  /** What an open cell becomes with this option, such as "05/01/2024 → 2024-05-01". */
  readonly preview?: string;
}

export interface Decision {
  /** Such as "date_order"; of several of a kind, with the subject behind a colon: "spelling:zurich". */
  readonly id: string;
  readonly title: string;
  /** Two at least. */
  readonly options: readonly DecisionOption[];
  /** Id of the option that the cells speak for; null where they leave it open. */
  readonly inferred: string | null;
  /** Id of the option that the column is cleaned by; null where it is open. */
  readonly inForce: string | null;
  /** A person has chosen the option that is in force. */
  readonly isChosen: boolean;
  /** Cells that change with the decision, because several options explain them. */
  readonly undecided: number;
  /** What was decided, with the counts. */
  readonly sentence: string;
}

/** Ids of options by the id of the decision, where a person has decided. */
export type Decided = Readonly<Record<string, string>>;

/** The choices of a person for a column: the class it holds, and how what its class leaves open is decided. */
export interface ColumnChoice {
  readonly entity?: string | undefined;
  readonly decided?: Decided;
}

/** A choice for the column with this title, wherever it stands. */
export interface TitledChoice extends ColumnChoice {
  readonly title: string;
}

/** The choices by the index of the column; columns without a choice are left out. */
export type ColumnChoices = Readonly<Record<number, ColumnChoice>>;
