/** How far the cleaning of the whole table goes, with a click to another way. */
import { useId } from "react";
import { CLEANING_PRESETS, findPreset, nameSettings, reachesAsFar } from "../../../../lib/cleaning-presets.ts";
import { TextButton } from "../../../../ui/text-button.tsx";
import { undo } from "../../actions/undo-redo.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";
import { canEdit } from "../../data/table-session.ts";
import { editSettings } from "../../edits/edit.ts";
import { isCleanedAgain, pendingSettings } from "../../model/outbox.ts";
import styles from "./cleaning-presets.module.css";
import { TableCountry } from "./table-country.tsx";

/** The outbox entry of settings has no column. */
const WHOLE_TABLE = -1;

export function CleaningPresets() {
  const table = useTable();
  const labelId = useId();
  const { settings } = useTableStore("state");
  const outbox = useTableStore("outbox");
  const pending = pendingSettings(outbox);
  const isLast = useTableStore("history").done.at(-1)?.kind === "settings";
  const isEnabled = canEdit(table);
  const isBusy = isCleanedAgain(outbox, WHOLE_TABLE);
  const chosen = pending ?? settings;
  return (
    <>
      <p id={labelId}>Cleaning level</p>
      <fieldset className={styles.presets} aria-labelledby={labelId} disabled={!isEnabled} aria-busy={isBusy}>
        {CLEANING_PRESETS.map(({ id, title, about, settings: own }) => (
          <button
            key={id}
            type="button"
            className={styles.preset}
            aria-pressed={reachesAsFar(own, chosen)}
            onClick={() => {
              // A disabled control would lose the keyboard focus.
              if (!isBusy) editSettings(table, { ...chosen, ...own });
            }}
          >
            <span>{title}</span>
            <small>{about}</small>
          </button>
        ))}
      </fieldset>
      <TableCountry
        country={chosen.country}
        isEnabled={isEnabled}
        onChoose={(country) => {
          const { country: _, ...others } = chosen;
          if (!isBusy) editSettings(table, country === undefined ? others : { ...others, country });
        }}
      />
      {findPreset(chosen) === undefined && <p className={styles.soft}>{nameSettings(chosen)}.</p>}
      <p className={styles.soft}>Your edits and column choices are kept.</p>
      <p role="status" className={styles.status}>
        {isBusy && "Cleaning again …"}
      </p>
      {isLast && isEnabled && !isBusy && <TextButton onClick={() => undo.run(table)}>Undo</TextButton>}
    </>
  );
}
