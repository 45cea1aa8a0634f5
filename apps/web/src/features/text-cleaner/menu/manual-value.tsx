/** A value by hand; it is taken as it is typed. */
import { TEXT_CLEANER_LABELS } from "@limpid/contract";
import { useState } from "react";
import { Button } from "../../../ui/parts/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useCleaner } from "../use-text-cleaner.ts";
import classes from "./menu.module.css";
import type { MenuProps } from "./menu-props.ts";

export function ManualValue({ line, view }: MenuProps) {
  const { choose } = useCleaner();
  const { choice } = view.decision;
  const [value, setValue] = useState(choice?.kind === "manual" ? choice.value : "");
  return (
    <form
      className={classes.section}
      onSubmit={(event) => {
        event.preventDefault();
        if (value.trim() !== "") choose(line, { kind: "manual", value: value.trim() });
      }}
    >
      <h3 className={classes.heading}>{TEXT_CLEANER_LABELS.enterValue}</h3>
      <div className={classes.manual}>
        <TextField
          label={TEXT_CLEANER_LABELS.enterValue}
          placeholder={TEXT_CLEANER_LABELS.valuePlaceholder}
          value={value}
          onChange={setValue}
          validity="none"
        />
        <Button type="submit" variant="default" disabled={value.trim() === ""}>
          Use
        </Button>
      </div>
    </form>
  );
}
