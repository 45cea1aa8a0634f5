/**
 * What is known of a table once it was looked at as a whole: all that the verdicts on its cells depend on, besides the
 * cells themselves. Plain data, which is kept with the table, sent to those who clean parts of it, and never changed.
 */
import type { ClassFit, TextTreatment } from "@limpid/entities";
import {
  type CleaningSettings,
  type ColumnQuestion,
  type Decided,
  type Decision,
  type EntityGuess,
  type TableContext,
  UNKNOWN_CONTEXT,
  type ValueType,
} from "@limpid/table";
import type { RowFindings, ValueFindings } from "./detector.ts";
import type { ColumnForm } from "./forms/column-form.ts";
import type { Writing } from "./forms/writing.ts";
import type { MissingSuspicions } from "./missing/find-missing.ts";
import type { Answers } from "./questions/answers.ts";

/** How the whole table is cleaned: as a person says, and with what is known of where it comes from. */
export interface TableSettings extends CleaningSettings {
  readonly context?: TableContext;
}

/** The same of a column. */
export interface ColumnSettings extends Pick<CleaningSettings, "forms" | "repairs"> {
  /** What a person has decided in place of the cells. */
  readonly decided: Decided;
  /** The origin of the table. */
  readonly context: TableContext;
}

export function columnSettings(
  { forms, repairs, context = UNKNOWN_CONTEXT }: TableSettings,
  decided: Decided = {},
): ColumnSettings {
  return { decided, forms, repairs, context };
}

export interface StudiedColumn {
  readonly title: string;
  /** The class that the column is cleaned by, with what else is likely. */
  readonly guess: EntityGuess;
  readonly settings: ColumnSettings;
  /** What may be repaired in its texts before the class sees them. */
  readonly treatment: TextTreatment;
  readonly fit: ClassFit;
  readonly missing: MissingSuspicions;
  /** What its values say of each other. */
  readonly findings: ValueFindings;
  /** How the column writes its values. */
  readonly form: ColumnForm;
  /** Which form its values are given. */
  readonly writing: Writing;
  /** What a person may decide in another way: of its class, and how its values are written. */
  readonly decisions: readonly Decision[];
  /** What a person has to decide, the most worthwhile question first. */
  readonly questions: readonly ColumnQuestion[];
  /** What a person has answered. */
  readonly answers: Answers;
  /** Whether the class refuses so much of the column that it is the class that is in doubt, and no cell of it. */
  readonly isClassDoubtful: boolean;
  /** Cells by text, before the class has cleaned it, of the texts that repeat. */
  readonly repeated: ReadonlyMap<string, number>;
  /** What was not looked at, in plain sentences. */
  readonly limits: readonly string[];
  /** The type of its values, as far as they were looked at. */
  readonly type: ValueType;
  /** Different texts in it. */
  readonly distinct: number;
}

export interface StudiedTable {
  readonly rowCount: number;
  readonly columns: readonly StudiedColumn[];
  /** For each column what other cells say of some of its own; null as long as the rows are not compared. */
  readonly findings: readonly RowFindings[] | null;
}
