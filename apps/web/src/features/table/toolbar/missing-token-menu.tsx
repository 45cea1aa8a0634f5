import { LABELS, MISSING_TOKENS, type MissingToken } from "@limpid/contract";
import { Radio } from "@mantine/core";
import { changeView } from "../data/job.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import styles from "./toolbar.module.css";
import { ToolbarMenu } from "./toolbar-menu.tsx";

/** What cells without data show. */
export function MissingTokenMenu() {
  const job = useTable();
  const { missingToken } = useTableStore("view");
  return (
    <ToolbarMenu label={LABELS.showMissingAs} widthPx={220}>
      <Radio.Group
        aria-label={LABELS.showMissingAs}
        value={missingToken}
        onChange={(token) => changeView(job, { missingToken: token as MissingToken })}
      >
        <div className={styles.list}>
          {MISSING_TOKENS.map((token) => (
            <Radio key={token} value={token} label={token} size="sm" />
          ))}
        </div>
      </Radio.Group>
    </ToolbarMenu>
  );
}
