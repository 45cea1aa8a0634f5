/** How far the cleaning of the next file goes. It can be changed later, beside the table. */
import { type CleaningSettings, LABELS } from "@limpid/contract";
import { CLEANING_PRESETS, findPreset } from "../../lib/cleaning-presets.ts";
import { UploadChoice } from "./upload-choice.tsx";

interface CleaningChoiceProps {
  readonly settings: CleaningSettings;
  readonly isDisabled: boolean;
  readonly onChange: (settings: CleaningSettings) => void;
}

const OPTIONS = CLEANING_PRESETS.map(({ id, title }) => ({ value: id, label: title }));

export function CleaningChoice({ settings, isDisabled, onChange }: CleaningChoiceProps) {
  const chosen = findPreset(settings);
  return (
    <UploadChoice
      label={LABELS.cleaning}
      options={OPTIONS}
      value={chosen?.id ?? ""}
      about={chosen?.about ?? ""}
      isDisabled={isDisabled}
      onChange={(id) => {
        const preset = CLEANING_PRESETS.find((one) => one.id === id);
        if (preset !== undefined) onChange(preset.settings);
      }}
    />
  );
}
