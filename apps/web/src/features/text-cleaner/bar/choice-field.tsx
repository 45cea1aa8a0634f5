import { NativeSelect } from "../../../ui/parts/native-select.ts";
import classes from "./bar.module.css";

interface ChoiceFieldProps {
  readonly label: string;
  readonly choices: readonly { readonly label: string; readonly value: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice with its name beside it. */
export function ChoiceField({ label, choices, value, onChange }: ChoiceFieldProps) {
  return (
    <NativeSelect
      label={label}
      classNames={{ root: classes.choice ?? "", label: classes.label ?? "" }}
      data={[...choices]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
