/** Defines the data of change reports. */
import {
  type Change,
  type ChangeGroup,
  type ChangeKind,
  type CleaningSettings,
  type CleanTable,
  type FormSetting,
  groupChanges,
  isRepair,
  listChanges,
  type RepairSetting,
} from "@limpid/table";

export interface ChangeReport {
  readonly name: string;
  /** Settings of the cleaning run. */
  readonly settings: CleaningSettings;
  /** Number of cleaned rows. */
  readonly rowCount: number;
  /** Column titles. */
  readonly columns: readonly string[];
  readonly groups: readonly ChangeGroup[];
  /** Changes in reading order. The iterable can be consumed only once. */
  readonly batches: AsyncIterable<readonly Change[]> | Iterable<readonly Change[]>;
}

/** Separates changes that keep the value in another form from repairs that replace it. */
export type ChangeTitle = (typeof CHANGE_TITLES)[number];

/** Titles in the order in which reports show them. */
export const CHANGE_TITLES = ["Reformatted", "Corrected", "Set to missing", "Flagged", "Edited by people"] as const;

const TITLES: Readonly<Record<Exclude<ChangeKind, "changed">, ChangeTitle>> = {
  missing: "Set to missing",
  flagged: "Flagged",
  edited: "Edited by people",
};

export function changeTitle({ kind, rule }: Pick<Change, "kind" | "rule">): ChangeTitle {
  if (kind !== "changed") return TITLES[kind];
  return isRepair(rule) ? "Corrected" : "Reformatted";
}

const FORM_SENTENCES: Readonly<Record<FormSetting, string>> = {
  keep: "Formats are kept",
  standard: "Formats are standardised",
};
const REPAIR_SENTENCES: Readonly<Record<RepairSetting, string>> = {
  propose: "corrections are only suggested",
  standard: "certain corrections are applied",
  apply: "likely corrections are applied",
};

export function describeSettings({ forms, repairs, country }: CleaningSettings): string {
  const note = country === undefined ? "" : ` Country of the table, set by a person: ${country}.`;
  return `${FORM_SENTENCES[forms]}; ${REPAIR_SENTENCES[repairs]}.${note}`;
}

/** Builds the report of a cleaned table in memory. */
export function reportOfCleanTable(name: string, clean: CleanTable, settings: CleaningSettings): ChangeReport {
  const columns = clean.columns.map(({ title }) => title);
  const groups = groupChanges(clean);
  return { name, settings, rowCount: clean.rowCount, columns, groups, batches: listChanges(clean) };
}
