/** How far the cleaning of the next file goes. It can be changed later, beside the table. */
import { type CleaningSettings, LABELS } from "@limpid/contract";
import { useId } from "react";
import { CLEANING_PRESETS, presetOf } from "../../lib/cleaning-presets.ts";
import { NativeSelect } from "../../ui/parts/native-select.ts";
import classes from "./cleaning-choice.module.css";

interface CleaningChoiceProps {
  readonly settings: CleaningSettings;
  readonly isDisabled: boolean;
  readonly onChange: (settings: CleaningSettings) => void;
}

export function CleaningChoice({ settings, isDisabled, onChange }: CleaningChoiceProps) {
  const id = useId();
  const chosen = presetOf(settings);
  return (
    <div className={classes.choice}>
      <label htmlFor={id}>{LABELS.cleaning}</label>
      <NativeSelect
        id={id}
        size="xs"
        className={classes.select}
        disabled={isDisabled}
        aria-describedby={`${id}-about`}
        value={chosen?.id ?? ""}
        onChange={({ currentTarget }) => {
          const preset = CLEANING_PRESETS.find((one) => one.id === currentTarget.value);
          if (preset !== undefined) onChange(preset.settings);
        }}
      >
        {CLEANING_PRESETS.map((preset) => (
          <option key={preset.id} value={preset.id}>
            {preset.title}
          </option>
        ))}
      </NativeSelect>
      <span id={`${id}-about`} className={classes.about}>
        {chosen?.about}
      </span>
    </div>
  );
}
