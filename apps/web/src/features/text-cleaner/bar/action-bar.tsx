/** The bar above the panes with the format of dates and actions for all lines. */
import { TEXT_CLEANER_LABELS } from "@limpid/contract";
import { useRef } from "react";
import { Button } from "../../../ui/parts/button.tsx";
import { Switch } from "../../../ui/parts/switch.ts";
import { useCleaner } from "../use-text-cleaner.ts";
import classes from "./bar.module.css";
import { CopyButton } from "./copy-button.tsx";
import { FormatChoice } from "./format-choice.tsx";

interface ActionBarProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly hasSwitches: boolean;
}

export function ActionBar({ onFiles, hasSwitches }: ActionBarProps) {
  const { text, setText } = useCleaner();
  return (
    <div className={classes.bar}>
      <h1 className={classes.title}>Clean dates and times</h1>
      {hasSwitches && <SpeedSwitches />}
      <FormatChoice />
      <div className={classes.actions}>
        <ImportButton onFiles={onFiles} />
        <Button variant="default" disabled={text === ""} onClick={() => setText("")}>
          {TEXT_CLEANER_LABELS.clear}
        </Button>
        <CopyButton />
      </div>
    </div>
  );
}

function SpeedSwitches() {
  const { options, setOptions } = useCleaner();
  return (
    <>
      <Switch
        label={TEXT_CLEANER_LABELS.fast}
        checked={options.fast}
        onChange={(event) => setOptions({ fast: event.currentTarget.checked })}
      />
      <Switch
        label={TEXT_CLEANER_LABELS.cache}
        checked={options.cache}
        onChange={(event) => setOptions({ cache: event.currentTarget.checked })}
      />
    </>
  );
}

function ImportButton({ onFiles }: Pick<ActionBarProps, "onFiles">) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Text file"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again.
          event.currentTarget.value = "";
        }}
      />
      <Button variant="default" onClick={() => input.current?.click()}>
        Import .txt
      </Button>
    </>
  );
}
