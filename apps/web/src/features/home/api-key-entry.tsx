/** Enter API key: the box opens in place, checks at each keystroke, and a valid key shows the tick that starts the app. */
import { LABELS } from "@limpid/contract";
import { useState } from "react";
import { tryApiKey, useSession } from "../../lib/session.ts";
import { CheckIcon } from "../../ui/icons.tsx";
import { Button } from "../../ui/parts/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import classes from "./api-key-entry.module.css";

interface ApiKeyEntryProps {
  readonly onStart: () => void;
}

export function ApiKeyEntry({ onStart }: ApiKeyEntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const { keyState } = useSession();

  if (!isOpen) {
    return (
      <Button size="md" variant="subtle" onClick={() => setIsOpen(true)}>
        {LABELS.enterApiKey}
      </Button>
    );
  }
  const type = (value: string): void => {
    setTyped(value);
    tryApiKey(value);
  };
  const isValid = keyState === "valid";
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid) onStart();
      }}
    >
      <TextField
        label="API key"
        value={typed}
        onChange={type}
        validity={
          typed === "" || keyState === "checking" || keyState === "none" ? "none" : isValid ? "valid" : "invalid"
        }
        placeholder="API key"
        hasFocus
      />
      {isValid && (
        <Button type="submit" aria-label={LABELS.startCleaning} title={LABELS.startCleaning} className={classes.tick}>
          <CheckIcon />
        </Button>
      )}
      <span role="status" className={keyState === "invalid" ? classes.refused : "visually-hidden"}>
        {keyState === "valid" && "The key is valid"}
        {keyState === "invalid" && "The key is not valid"}
      </span>
    </form>
  );
}
