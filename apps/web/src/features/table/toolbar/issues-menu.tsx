/** How many issues there are, and which kinds count. */

import { LABELS } from "@limpid/contract";
import { Suspense } from "react";
import { Switch } from "../../../ui/parts/switch.ts";
import { TextButton } from "../../../ui/text-button.tsx";
import { nextIssue } from "../actions/go-to-issue.ts";
import { chooseRows } from "../data/choose-rows.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import { update } from "../data/table-session.ts";
import { useIssues } from "../data/use-issues.ts";
import { ISSUE_KINDS, type IssueKind } from "../model/issues.ts";
import { hasCells, toggleCells } from "../model/row-choice.ts";
import { MarkLegend } from "../panels/later.ts";
import { useHasGrid } from "../parts/use-has-grid.ts";
import styles from "./toolbar.module.css";
import { ToolbarMenu } from "./toolbar-menu.tsx";

const KINDS: Readonly<Record<IssueKind, { readonly label: string; readonly sign: string }>> = {
  not_clean: { label: LABELS.notClean, sign: "?" },
  invalid_data: { label: LABELS.invalidData, sign: "⨯" },
  missing_data: { label: LABELS.missingData, sign: "" },
};

const WITH_ISSUES = { kind: "issue", column: null } as const;

export function IssuesMenu() {
  const table = useTable();
  const { filters, choice } = useTableStore("view");
  const { isLoaded } = useTableStore("state");
  const { shown, count, sentence, counts } = useIssues();
  const hasGrid = useHasGrid();
  const toggle = (kind: IssueKind): void =>
    update(table.view, (view) => ({ ...view, filters: { ...view.filters, [kind]: !view.filters[kind] } }));
  return (
    <ToolbarMenu label="Issues" {...(isLoaded && { count })} tone="warn" widthPx={360}>
      {(close) => (
        <>
          <p role="status">{sentence}</p>
          <TextButton
            disabled={shown.length === 0}
            onClick={() => {
              close();
              nextIssue.run(table);
            }}
          >
            {LABELS.gotoNextIssue}
          </TextButton>
          {hasGrid && (
            <TextButton
              disabled={!isLoaded}
              onClick={() => {
                close();
                chooseRows(table, toggleCells(choice, WITH_ISSUES));
              }}
            >
              {hasCells(choice, WITH_ISSUES) ? LABELS.notOnlyRowsWithIssues : LABELS.onlyRowsWithIssues}
            </TextButton>
          )}
          <div className={styles.list}>
            {ISSUE_KINDS.map((kind) => (
              <div key={kind} className={styles.filter}>
                <Switch
                  size="sm"
                  label={KINDS[kind].label}
                  checked={filters[kind]}
                  onChange={() => toggle(kind)}
                  aria-describedby={`count-${kind}`}
                />
                <span className={styles.mark} data-kind={kind} aria-hidden="true">
                  {KINDS[kind].sign}
                </span>
                <span id={`count-${kind}`} className={styles.count}>
                  {counts[kind]}
                </span>
              </div>
            ))}
          </div>
          <Suspense>{hasGrid && <MarkLegend />}</Suspense>
        </>
      )}
    </ToolbarMenu>
  );
}
