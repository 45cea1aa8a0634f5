/** How far the cleaning of a whole table may go, where a person says so. */

/** Whether values are written in another form by default: `keep` leaves each column as it is written. */
export const FORM_SETTINGS = ["keep", "standard"] as const;
/**
 * What becomes of a value that is another one than its author meant, as far as the table shows: `propose` only offers it,
 * `standard` makes those repairs whose rule was measured to be right, `apply` also those that are likely right.
 */
export const REPAIR_SETTINGS = ["propose", "standard", "apply"] as const;

export type FormSetting = (typeof FORM_SETTINGS)[number];
export type RepairSetting = (typeof REPAIR_SETTINGS)[number];

export interface CleaningSettings {
  readonly forms: FormSetting;
  readonly repairs: RepairSetting;
  /** ISO 3166-1 code of the country that the table is of; "ZZ" where it is of none. Left out, what its columns prove. */
  readonly country?: string;
}

export const STANDARD_SETTINGS: CleaningSettings = { forms: "standard", repairs: "standard" };
