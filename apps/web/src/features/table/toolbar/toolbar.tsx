/** What can be done with the table. It stays in sight. */
import { LABELS } from "@limpid/contract";
import { Button } from "../../../ui/parts/button.tsx";
import { useScrollEdges } from "../../../ui/use-scroll-edges.ts";
import { nextIssue } from "../actions/go-to-issue.ts";
import { showFind, showReplace } from "../actions/show-finder.ts";
import { showKeys } from "../actions/show-modal.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import { changeView } from "../data/table-session.ts";
import { useIssues } from "../data/use-issues.ts";
import { FindIcon, KeyboardIcon, RowsIcon } from "../parts/icons.tsx";
import { useHasGrid } from "../parts/use-has-grid.ts";
import { useIsPhone } from "../parts/use-is-phone.ts";
import { ChangesMenu } from "./changes-menu.tsx";
import { CleaningMenu } from "./cleaning-menu.tsx";
import { DebugMenu } from "./debug-menu.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { FileInformation } from "./file-information.tsx";
import { HiddenColumnsMenu } from "./hidden-columns-menu.tsx";
import { IssuesMenu } from "./issues-menu.tsx";
import { MissingTokenMenu } from "./missing-token-menu.tsx";
import { ProposalsButton } from "./proposals-button.tsx";
import { ReviewButton } from "./review-button.tsx";
import { ShareMenu } from "./share-menu.tsx";
import { StatusMessage } from "./status-message.tsx";
import styles from "./toolbar.module.css";
import { WarningsMenu } from "./warnings-menu.tsx";

export function Toolbar() {
  const table = useTable();
  const { isCompact, showsGrid, finder } = useTableStore("view");
  const { isLoaded } = useTableStore("state");
  const { shown } = useIssues();
  const isPhone = useIsPhone();
  const hasGrid = useHasGrid();
  const tools = useScrollEdges<HTMLDivElement>();
  const decide = (
    <>
      <Button
        className={styles.next}
        size="compact-md"
        disabled={shown.length === 0}
        onClick={() => nextIssue.run(table)}
        title="F8"
      >
        {nextIssue.label}
      </Button>
      <ReviewButton />
    </>
  );
  return (
    <section className={styles.toolbar} aria-label="Toolbar">
      <div ref={tools} className={styles.tools}>
        {/* A phone has no room for more than these without scrolling. */}
        {isPhone && decide}
        {table.isDebug && <DebugMenu />}
        <FileInformation />
        <CleaningMenu />
        <WarningsMenu />
        <IssuesMenu />
        {!isPhone && decide}
        <MissingTokenMenu />
        <ExportMenu />
        <ShareMenu />
        <ChangesMenu />
        <ProposalsButton />
      </div>
      <StatusMessage />
      {isPhone && (
        <Button size="compact-md" variant="default" onClick={() => changeView(table, { showsGrid: !showsGrid })}>
          {showsGrid ? LABELS.showIssues : LABELS.showTable}
        </Button>
      )}
      {hasGrid && <HiddenColumnsMenu />}
      {hasGrid && (
        <button
          type="button"
          className={styles.icon}
          aria-label={LABELS.findAndReplace}
          title={`${LABELS.findAndReplace} (Ctrl+F, Ctrl+H)`}
          aria-expanded={finder !== null && finder.kind !== "row"}
          disabled={!isLoaded}
          onClick={() => (showReplace.isEnabled(table) ? showReplace : showFind).run(table)}
        >
          <FindIcon />
        </button>
      )}
      {!isPhone && (
        <button
          type="button"
          className={styles.icon}
          aria-pressed={isCompact}
          aria-label="Compact rows"
          title="Compact rows"
          onClick={() => changeView(table, { isCompact: !isCompact })}
        >
          <RowsIcon />
        </button>
      )}
      <button
        type="button"
        className={styles.icon}
        aria-label={showKeys.label}
        title={`${showKeys.label} (?)`}
        onClick={() => showKeys.run(table)}
      >
        <KeyboardIcon />
      </button>
    </section>
  );
}
