/** Whether the next table is public. It can be changed later, beside the table. */
import { LABELS } from "@limpid/contract";
import { useId } from "react";
import { NativeSelect } from "../../ui/parts/native-select.ts";
import classes from "./cleaning-choice.module.css";

interface VisibilityChoiceProps {
  /** Null until it is known what this service does by default. */
  readonly isPublic: boolean | null;
  readonly isDisabled: boolean;
  readonly onChange: (isPublic: boolean) => void;
}

export function VisibilityChoice({ isPublic, isDisabled, onChange }: VisibilityChoiceProps) {
  const id = useId();
  return (
    <div className={classes.choice}>
      <label htmlFor={id}>{LABELS.visibility}</label>
      <NativeSelect
        id={id}
        size="xs"
        className={classes.select}
        disabled={isDisabled || isPublic === null}
        aria-describedby={`${id}-about`}
        value={isPublic === true ? "public" : "private"}
        onChange={({ currentTarget }) => onChange(currentTarget.value === "public")}
      >
        <option value="private">{LABELS.private}</option>
        <option value="public">{LABELS.public}</option>
      </NativeSelect>
      <span id={`${id}-about`} className={classes.about}>
        {isPublic !== null && (isPublic ? LABELS.publicMeans : LABELS.privateMeans)}
      </span>
    </div>
  );
}
