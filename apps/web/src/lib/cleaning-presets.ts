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
    about: "Changes nothing. Marks doubtful cells and suggests what is likely meant.",
    settings: { forms: "keep", repairs: "propose" },
  },
  {
    id: "standard",
    title: LABELS.cleaningSettings.standard,
    about: "Standardises dates and numbers, trims spaces, fixes typos. Suggests the rest.",
    settings: { forms: "standard", repairs: "standard" },
  },
  {
    id: "thorough",
    title: LABELS.cleaningSettings.thorough,
    about: "Also applies likely fixes. Every change is listed and can be undone.",
    settings: { forms: "standard", repairs: "apply" },
  },
];

/** Undefined for settings that only a script can give. */
export function findPreset(settings: CleaningSettings): CleaningPreset | undefined {
  return CLEANING_PRESETS.find((preset) => reachesAsFar(preset.settings, settings));
}

/** Whether cleaning goes as far, be the table of whatever country. */
export function reachesAsFar(one: CleaningSettings, other: CleaningSettings): boolean {
  return one.forms === other.forms && one.repairs === other.repairs;
}

export function isSame(one: CleaningSettings, other: CleaningSettings): boolean {
  return reachesAsFar(one, other) && one.country === other.country;
}

const FORMS = { keep: "formats are kept", standard: "formats are standardised" } as const;
const REPAIRS = {
  propose: "corrections are only suggested",
  standard: "certain corrections are applied",
  apply: "likely corrections are applied",
} as const;

/** Names the preset for people. */
export function nameSettings(settings: CleaningSettings): string {
  return findPreset(settings)?.title ?? `Set by a script: ${FORMS[settings.forms]}, ${REPAIRS[settings.repairs]}`;
}
