import { countRows, LABELS } from "@limpid/contract";
import { clearWarning, useMessages } from "../../../lib/messages.ts";
import { CrossIcon } from "../../../ui/icons.tsx";
import { cleanedRows } from "../actions/leave-rows-out.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import { LeaveStraysOut, StrayRows } from "./stray-rows.tsx";
import styles from "./toolbar.module.css";
import { ToolbarMenu } from "./toolbar-menu.tsx";

/** Warnings wait here until they are cleared. */
export function WarningsMenu() {
  const table = useTable();
  const { warnings } = useMessages();
  const { strays } = useTableStore("state").reading;
  const named = warnings.flatMap(({ message }) => strays.get(message) ?? []);
  return (
    <ToolbarMenu label={LABELS.warnings} count={warnings.length} tone="warn" widthPx={360}>
      {(close) => (
        <>
          {warnings.length === 0 && <p className="soft">There are no warnings</p>}
          {countRows(cleanedRows(table, named)) > 1 && (
            <p>
              <LeaveStraysOut strays={named} />
            </p>
          )}
          <ul className={styles.list}>
            {warnings.map(({ id, message, url }) => (
              <li key={id} className={styles.entry}>
                <span>
                  {url === null ? message : <a href={url}>{message}</a>}
                  {strays.has(message) && <StrayRows rows={strays.get(message) ?? []} close={close} />}
                </span>
                <button type="button" className={styles.icon} aria-label="Clear" onClick={() => clearWarning(id)}>
                  <CrossIcon />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </ToolbarMenu>
  );
}
