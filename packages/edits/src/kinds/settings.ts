import type { CleaningSettings } from "@limpid/table";
import { defineEdit, type EditOf, isObject, isText } from "./edit-kind.ts";

export interface SettingsValue extends CleaningSettings {
  /** Settings before the edit. */
  readonly before?: CleaningSettings;
}

/** Sets how far cleaning goes in the whole table. */
export type EditOfSettings = EditOf<"settings", null, SettingsValue>;

/** The settings before change with each edit. */
export const settingsKind = defineEdit<EditOfSettings>({
  fields: ["settings"],
  isOfRow: false,
  accepts: (value): value is SettingsValue => isObject(value) && isText(value.forms) && isText(value.repairs),
  asked: (value) => ({ ...value, before: undefined }),
});
