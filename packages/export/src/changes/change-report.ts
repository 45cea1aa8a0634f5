/** What the reports of changes are made from. */
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
  /** How far cleaning was to go. */
  readonly settings: CleaningSettings;
  /** Rows that were cleaned. */
  readonly rowCount: number;
  /** Titles. */
  readonly columns: readonly string[];
  readonly groups: readonly ChangeGroup[];
  /** In reading order, to be read once. */
  readonly batches: AsyncIterable<readonly Change[]> | Iterable<readonly Change[]>;
}

/** A change of a form keeps the value, a repair puts another one in its place. */
export type ChangeTitle = (typeof CHANGE_TITLES)[number];

/** In the order in which reports show them. */
export const CHANGE_TITLES = [
  "Written in another form",
  "Repaired",
  "Taken for missing data",
  "Left for you to decide",
  "Changed by a person",
] as const;

const TITLES: Readonly<Record<Exclude<ChangeKind, "changed">, ChangeTitle>> = {
  missing: "Taken for missing data",
  flagged: "Left for you to decide",
  edited: "Changed by a person",
};

export function changeTitle({ kind, rule }: Pick<Change, "kind" | "rule">): ChangeTitle {
  if (kind !== "changed") return TITLES[kind];
  return isRepair(rule) ? "Repaired" : "Written in another form";
}

const FORM_SENTENCES: Readonly<Record<FormSetting, string>> = {
  keep: "Values keep the form in which they are written",
  standard: "Values are written in the form of their column",
};
const REPAIR_SENTENCES: Readonly<Record<RepairSetting, string>> = {
  propose: "repairs are only offered",
  standard: "repairs by rules that were measured to be right are made",
  apply: "likely repairs are made",
};

export function describeSettings({ forms, repairs, country }: CleaningSettings): string {
  const said = country === undefined ? "" : ` A person has said of which country the table is: ${country}.`;
  return `${FORM_SENTENCES[forms]}; ${REPAIR_SENTENCES[repairs]}.${said}`;
}

/** The changes of a cleaned table in memory. */
export function reportOfCleanTable(name: string, clean: CleanTable, settings: CleaningSettings): ChangeReport {
  const columns = clean.columns.map(({ title }) => title);
  const groups = groupChanges(clean);
  return { name, settings, rowCount: clean.rowCount, columns, groups, batches: listChanges(clean) };
}
