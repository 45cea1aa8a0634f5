/** The pairs of settings that a person chooses from; scripts may set others. */
import { type CleaningSettings, LABELS } from "@limpid/contract";

export type PresetId = keyof typeof LABELS.cleaningSettings;

export interface CleaningPreset {
  readonly id: PresetId;
  readonly title: string;
  readonly about: string;
  readonly settings: CleaningSettings;
}

export const CLEANING_PRESETS: readonly CleaningPreset[] = [
  {
    id: "keep",
    title: LABELS.cleaningSettings.keep,
    about: "No cell changes by itself. Doubts are marked, and what is likely meant is offered.",
    settings: { forms: "keep", repairs: "propose" },
  },
  {
    id: "standard",
    title: LABELS.cleaningSettings.standard,
    about: "Dates and numbers in one form, spaces and slips of writing tidied. Other repairs are offered.",
    settings: { forms: "standard", repairs: "standard" },
  },
  {
    id: "thorough",
    title: LABELS.cleaningSettings.thorough,
    about: "What is otherwise offered is done where it is likely right. All of it is listed and can be undone.",
    settings: { forms: "standard", repairs: "apply" },
  },
];

/** Undefined for settings that only a script can give. */
export function presetOf(settings: CleaningSettings): CleaningPreset | undefined {
  return CLEANING_PRESETS.find((preset) => reachesAsFar(preset.settings, settings));
}

/** Whether cleaning goes as far, be the table of whatever country. */
export function reachesAsFar(one: CleaningSettings, other: CleaningSettings): boolean {
  return one.forms === other.forms && one.repairs === other.repairs;
}

export function isSame(one: CleaningSettings, other: CleaningSettings): boolean {
  return reachesAsFar(one, other) && one.country === other.country;
}

const FORMS = { keep: "values keep their form", standard: "values in one form" } as const;
const REPAIRS = {
  propose: "repairs are only offered",
  standard: "sure repairs are made",
  apply: "likely repairs are made",
} as const;

/** In a word for people. */
export function nameSettings(settings: CleaningSettings): string {
  return presetOf(settings)?.title ?? `Chosen by a script: ${FORMS[settings.forms]}, ${REPAIRS[settings.repairs]}`;
}
