/** A choice that applies to the next upload: a list to choose from, and what the chosen option means. */
import { useId } from "react";
import { NativeSelect } from "../../ui/parts/native-select.ts";
import classes from "./upload-choice.module.css";

interface UploadChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  /** Explanation of the chosen option. */
  readonly about: string;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

export function UploadChoice({ label, options, value, about, isDisabled, onChange }: UploadChoiceProps) {
  const id = useId();
  return (
    <div className={classes.choice}>
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        id={id}
        size="xs"
        className={classes.select}
        disabled={isDisabled}
        aria-describedby={`${id}-about`}
        value={value}
        data={[...options]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <span id={`${id}-about`} className={classes.about}>
        {about}
      </span>
    </div>
  );
}
