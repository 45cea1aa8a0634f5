/** Controls of the beta (`?beta=1`): save, data warehouse, share, and the column of pasted cells. */
import { TEXT_CLEANER_LABELS } from "@limpid/contract";
import { useMemo } from "react";
import { copyText } from "../../../lib/copy-text.ts";
import { ignore } from "../../../lib/ignore.ts";
import { saveBlob } from "../../../lib/save-blob.ts";
import { Button } from "../../../ui/parts/button.tsx";
import { countColumns } from "../model/pick-column.ts";
import { splitLines } from "../model/split-lines.ts";
import { useCleaner } from "../use-text-cleaner.ts";
import classes from "./bar.module.css";
import { ChoiceField } from "./choice-field.tsx";

const FILE_NAME = "datetimes.txt";

export function BetaBar() {
  const { views } = useCleaner();
  const isEmpty = views.length === 0;
  const text = (): string => views.map((view) => view.text).join("\n");
  return (
    <div className={classes.bar} role="toolbar" aria-label="Beta">
      <ColumnChoice />
      <div className={classes.actions}>
        <Button
          variant="default"
          disabled={isEmpty}
          onClick={() => saveBlob(new Blob([text()], { type: "text/plain" }), FILE_NAME)}
        >
          {TEXT_CLEANER_LABELS.save}
        </Button>
        <Button variant="default" disabled title="No data warehouse is connected">
          {TEXT_CLEANER_LABELS.dataWarehouse}
        </Button>
        <Button variant="default" disabled={isEmpty} onClick={() => void shareText(text())}>
          {TEXT_CLEANER_LABELS.share}
        </Button>
      </div>
    </div>
  );
}

function ColumnChoice() {
  const { text, column, setColumn } = useCleaner();
  const count = useMemo(() => countColumns(splitLines(text)), [text]);
  const columns = Array.from({ length: count }, (_, index) => ({ label: `Column ${index + 1}`, value: String(index) }));
  return (
    <ChoiceField
      label="Column"
      choices={[{ label: "Whole lines", value: "" }, ...columns]}
      value={column === null ? "" : String(column)}
      onChange={(value) => setColumn(value === "" ? null : Number(value))}
    />
  );
}

/** Through the system's own dialog, or the clipboard where there is none. */
async function shareText(text: string): Promise<void> {
  if (typeof navigator.share !== "function") await copyText(text);
  else await navigator.share({ text }).catch((error: unknown) => ignore(error, "the person closed the dialog"));
}
