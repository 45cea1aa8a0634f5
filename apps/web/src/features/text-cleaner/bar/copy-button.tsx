/** Copies the result: green when all is clean, else a warning that it is not. */
import { TEXT_CLEANER_LABELS } from "@limpid/contract";
import { copyText } from "../../../lib/copy-text.ts";
import { AlertIcon, CheckIcon, PasteIcon } from "../../../ui/icons.tsx";
import { Button } from "../../../ui/parts/button.tsx";
import { Tooltip } from "../../../ui/parts/tooltip.ts";
import { useCleaner } from "../use-text-cleaner.ts";
import classes from "./bar.module.css";

export function CopyButton() {
  const { views, issueCount, state, markCopied } = useCleaner();
  const isClean = issueCount === 0;
  const isEmpty = views.length === 0;
  const copy = async (): Promise<void> => {
    if (await copyText(views.map(({ text }) => text).join("\n"))) markCopied();
  };
  return (
    <Tooltip label={TEXT_CLEANER_LABELS.notAllClean} disabled={isClean || isEmpty} events={ON_HOVER_AND_FOCUS}>
      <Button
        className={classes.copy}
        variant={isClean ? "filled" : "outline"}
        data-state={isEmpty ? "empty" : isClean ? "clean" : "open"}
        disabled={isEmpty}
        leftSection={copyIcon(state.isCopied, isClean)}
        onClick={() => void copy()}
      >
        {state.isCopied ? "Copied" : TEXT_CLEANER_LABELS.copy}
      </Button>
    </Tooltip>
  );
}

const ON_HOVER_AND_FOCUS = { hover: true, focus: true, touch: true };

function copyIcon(isCopied: boolean, isClean: boolean) {
  if (isCopied) return <CheckIcon />;
  return isClean ? <PasteIcon /> : <AlertIcon />;
}
