/** The ways to show a cell without data, one of which is chosen. */
import { LABELS, MISSING_TOKENS, type MissingToken } from "@limpid/contract";
import { Radio } from "../../../../ui/parts/radio.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";
import { changeView } from "../../data/table-session.ts";
import styles from "../../toolbar/toolbar.module.css";

export function MissingTokens() {
  const table = useTable();
  const { missingToken } = useTableStore("view");
  return (
    <Radio.Group
      aria-label={LABELS.showMissingAs}
      value={missingToken}
      onChange={(token) => changeView(table, { missingToken: token as MissingToken })}
    >
      <div className={styles.list}>
        {MISSING_TOKENS.map((token) => (
          <Radio key={token} value={token} label={token} size="sm" />
        ))}
      </div>
    </Radio.Group>
  );
}
