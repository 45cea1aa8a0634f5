/** A sign by its name, or any other that a person types. */
import { LIMITS } from "@limpid/contract";
import { useState } from "react";
import { Select } from "../../../../ui/parts/select.ts";
import { TextInput } from "../../../../ui/parts/text-input.ts";
import type { NamedSign } from "../../model/dialect-signs.ts";
import styles from "./reading-editor.module.css";

interface SignControlProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly signs: readonly NamedSign[];
  /** A person has chosen it. */
  readonly isAsked: boolean;
  readonly onChange: (sign: string) => void;
}

const OTHER = "Other…";

export function SignControl({ label, value, signs, isAsked, onChange }: SignControlProps) {
  const known = signs.find(({ sign }) => sign === value);
  const [wantsOther, setWantsOther] = useState(false);
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (wasAsked !== isAsked) {
    setWasAsked(isAsked);
    if (!isAsked) setWantsOther(false);
  }
  const isOther = wantsOther || (known === undefined && value !== undefined);
  return (
    <div className={styles.sign}>
      <Select
        aria-label={label}
        data={[...signs.map(({ name }) => name), OTHER]}
        value={isOther ? OTHER : (known?.name ?? null)}
        allowDeselect={false}
        onChange={(name) => {
          setWantsOther(name === OTHER);
          const chosen = signs.find((sign) => sign.name === name);
          if (chosen !== undefined) onChange(chosen.sign);
        }}
      />
      {isOther && (
        <TextInput
          aria-label={`${label}, other`}
          className={styles.other}
          maxLength={LIMITS.dialectCharacters}
          value={value ?? ""}
          onChange={({ currentTarget }) => {
            setWantsOther(true);
            if (currentTarget.value !== "") onChange(currentTarget.value);
          }}
        />
      )}
    </div>
  );
}
