import { type CleaningSettings, STANDARD_SETTINGS } from "@limpid/table";
import { CLEANED_AGAIN, defineEdit, isObject, isText, type TablePlace, type TaggedEdit } from "./edit-kind.ts";

export interface SettingsValue extends CleaningSettings {
  /** Settings before the edit. */
  readonly before?: CleaningSettings;
}

/** Sets how far cleaning goes in the whole table. */
export type EditOfSettings = TaggedEdit<"settings", TablePlace, SettingsValue>;

/** The settings before change with each edit. */
export const settingsKind = defineEdit<EditOfSettings>({
  kind: "settings",
  at: "table",
  accepts: (value): value is SettingsValue => isObject(value) && isText(value.forms) && isText(value.repairs),
  apply: (state, { value }) => {
    state.settings = withoutBefore(value);
  },
  passOver: (state, { value }) => {
    state.settings ??= value.before ?? STANDARD_SETTINGS;
  },
  line: { kind: "settings" },
  actions: ["edit_table_settings"],
  message: (value) => ({ action: "edit_table_settings", settings: withoutBefore(value), value: null }),
  stale: CLEANED_AGAIN,
  cleansAgain: true,
  asked: withoutBefore,
});

function withoutBefore(value: SettingsValue): CleaningSettings {
  const { before: _, ...settings } = value;
  return settings;
}
