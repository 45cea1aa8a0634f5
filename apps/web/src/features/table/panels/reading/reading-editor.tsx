/** Read it differently: the choices that fit the file beside its first rows, which follow them at once. */
import type { ReadingChoices } from "@limpid/contract";
import { useState } from "react";
import { Button } from "../../../../ui/parts/button.tsx";
import { useTable, useTableStore } from "../../data/table-context.ts";
import { isUnsaved } from "../../model/outbox.ts";
import { isSameReading } from "../../model/reading-choices.ts";
import { ChoiceFields } from "./choice-fields.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import styles from "./reading-editor.module.css";
import { usePreview } from "./use-preview.ts";
import { useReadAgain } from "./use-read-again.ts";

export function ReadingEditor({ onClose }: { readonly onClose: () => void }) {
  const { uuid } = useTable();
  const { reading } = useTableStore("state");
  const isSaving = useTableStore("outbox").some(isUnsaved);
  const [asked, setAsked] = useState<ReadingChoices>(reading.asked);
  const preview = usePreview(uuid, asked);
  const { isSending, error, apply } = useReadAgain();
  const isUnchanged = isSameReading(asked, reading.asked);
  const cannotApply = isUnchanged || isSaving || preview.isBusy || preview.error !== null;
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        if (!cannotApply) apply(asked);
      }}
    >
      <div className={styles.body}>
        <ChoiceFields
          asked={asked}
          choices={preview.reply?.choices ?? reading.choices}
          selectable={preview.reply?.selectable ?? reading.selectable}
          isDisabled={isSending}
          onChange={setAsked}
        />
        <PreviewPane preview={preview} />
      </div>
      <div className={styles.foot}>
        <p className={styles.hint}>
          Applying opens a new table of the same file. This one stays at its address, and your changes carry over
          wherever the cell still exists.
        </p>
        {error !== null && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        <div className={styles.buttons}>
          <Button variant="subtle" disabled={isUnchanged || isSending} onClick={() => setAsked(reading.asked)}>
            Reset
          </Button>
          <Button variant="default" disabled={isSending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={cannotApply} loading={isSending}>
            {isSaving ? "Saving changes…" : "Apply"}
          </Button>
        </div>
      </div>
    </form>
  );
}
