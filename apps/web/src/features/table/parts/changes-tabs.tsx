/** The two lists of what was changed in a table: by cleaning, and by people. */

import { useTable, useTableStore } from "../data/table-context.ts";
import { changeView } from "../data/table-session.ts";
import type { ViewState } from "../model/view-state.ts";
import styles from "./changes-tabs.module.css";

interface ChangesTabsProps {
  readonly panel: Extract<ViewState["panel"], "changes" | "edits">;
}

export function ChangesTabs({ panel }: ChangesTabsProps) {
  const table = useTable();
  const { allowsEdits } = useTableStore("state");
  const tabs = [
    ["changes", "By Limpid"],
    ["edits", allowsEdits ? "By you" : "By people"],
  ] as const;
  return (
    <fieldset className={styles.tabs} aria-label="Changes">
      {tabs.map(([id, title]) => (
        <button
          key={id}
          type="button"
          className={styles.tab}
          aria-pressed={id === panel}
          onClick={() => changeView(table, { panel: id })}
        >
          {title}
        </button>
      ))}
    </fieldset>
  );
}
