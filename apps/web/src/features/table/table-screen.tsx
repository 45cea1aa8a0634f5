/** The table screen: its progress, its cleaned table, and everything a person does with it. */
import { Suspense, useEffect, useState } from "react";
import { useFileDrop } from "../../lib/use-file-drop.ts";
import { useStableCallback } from "../../ui/grid/use-stable-callback.ts";
import { openPanel } from "./actions/open-panel.ts";
import { useShortcuts } from "./actions/use-shortcuts.ts";
import { createTableSession } from "./data/create-table-session.ts";
import { startTable } from "./data/load-table.ts";
import { TableContext, useTable, useTableData, useTableStore } from "./data/table-context.ts";
import { changeView, type TableSession } from "./data/table-session.ts";
import { FailedTable } from "./grid/failed-table.tsx";
import { NoRows } from "./grid/no-rows.tsx";
import { notifyDroppedFiles } from "./grid/notify-dropped-files.ts";
import { ProgressBar } from "./grid/progress-bar.tsx";
import { ReviewBar } from "./grid/review-bar.tsx";
import { RowsBar } from "./grid/rows-bar.tsx";
import { TableGrid } from "./grid/table-grid.tsx";
import { openReadings } from "./model/open-readings.ts";
import { isUnsaved } from "./model/outbox.ts";
import type { RowChoice } from "./model/row-choice.ts";
import { Notices } from "./notices.tsx";
import { Finder } from "./panels/find/finder.tsx";
import { InfoCards } from "./panels/info/info-cards.tsx";
import {
  CellDetails,
  ChangesPanel,
  DeletedTable,
  EditsPanel,
  IssueList,
  loadAtRest,
  ProfilePanel,
  ProposalsPanel,
  ReviewPanel,
  TableModals,
} from "./panels/later.ts";
import { useHasGrid } from "./parts/use-has-grid.ts";
import { useIsPhone } from "./parts/use-is-phone.ts";
import styles from "./table-screen.module.css";
import { Toolbar } from "./toolbar/toolbar.tsx";

/** How columns and rows are looked at, which a link tells. */
export interface TableLook {
  readonly hidden: readonly number[];
  /** Empty as long as the columns stand as in the file. */
  readonly order: readonly number[];
  readonly frozen: number;
  readonly choice: RowChoice;
}

export interface TableScreenProps {
  readonly tableUuid: string;
  /** The table exists already; otherwise its upload has just been answered. */
  readonly isLoadMode: boolean;
  readonly isEmbedded: boolean;
  readonly isDebug: boolean;
  readonly onReadAgain: (tableUuid: string) => void;
  /** What the address asks for. */
  readonly look?: TableLook;
  readonly onLook?: ((look: TableLook) => void) | undefined;
  /** Another file is to become a table. */
  readonly onNewFile?: ((file: File) => void) | undefined;
}

export function TableScreen({ tableUuid, look, onLook, onNewFile, ...options }: TableScreenProps) {
  const [table] = useState(() => {
    const made = createTableSession({ uuid: tableUuid, ...options });
    if (look !== undefined) {
      const { hidden, order, frozen, choice } = look;
      changeView(made, { hiddenColumns: new Set(hidden), columnOrder: order, frozenColumns: frozen, choice });
    }
    return made;
  });
  useLookReport(table, onLook);
  useEffect(() => startTable(table), [table]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (table.outbox.get().some(isUnsaved)) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [table]);
  return (
    <TableContext value={table}>
      <Screen onNewFile={onNewFile} />
    </TableContext>
  );
}

/** The address says it too, so that a link shows the same. */
function useLookReport(table: TableSession, onLook: TableScreenProps["onLook"]): void {
  const report = useStableCallback((look: TableLook) => onLook?.(look));
  useEffect(() => {
    let reported = table.view.get();
    return table.view.subscribe(() => {
      const { hiddenColumns, columnOrder, frozenColumns, choice } = table.view.get();
      const isSame =
        hiddenColumns === reported.hiddenColumns &&
        columnOrder === reported.columnOrder &&
        frozenColumns === reported.frozenColumns &&
        choice === reported.choice;
      if (isSame) return;
      reported = table.view.get();
      const hidden = [...hiddenColumns].sort((one, other) => one - other);
      report({ hidden, order: columnOrder, frozen: frozenColumns, choice });
    });
  }, [table, report]);
}

/** A table that may have been read wrongly opens with that question. */
function askOfReading(table: TableSession): void {
  const { reading, allowsEdits } = table.state.get();
  const isOpen = openReadings(reading.selectable, table.outbox.get()).length > 0;
  if (isOpen && allowsEdits && !table.isEmbedded && table.view.get().panel === null)
    openPanel(table, { panel: "review" });
}

function Screen({ onNewFile }: Pick<TableScreenProps, "onNewFile">) {
  const table = useTable();
  const { error, info, isLoaded, removedAt } = useTableStore("state");
  const columns = useTableData("columns");
  const { hasDetails, modal, panel } = useTableStore("view");
  // It fades when it is closed, for which it must still be there.
  const [hasModals, setHasModals] = useState(false);
  if (modal !== null && !hasModals) setHasModals(true);
  useEffect(() => (isLoaded ? loadAtRest() : undefined), [isLoaded]);
  const isPhone = useIsPhone();
  const hasGrid = useHasGrid();
  useShortcuts(table);
  useEffect(() => {
    if (isLoaded && !isPhone) askOfReading(table);
  }, [isLoaded, isPhone, table]);
  const [dropped, setDropped] = useState<File | null>(null);
  const drop = useFileDrop((files, target) => setDropped(notifyDroppedFiles(files, target)));
  if (removedAt !== null)
    return (
      <Suspense>
        <DeletedTable removedAt={removedAt} />
      </Suspense>
    );
  const hasTable = error === null || columns.length > 0;
  // A table that does not exist has no information and no actions.
  const isThere = error === null || !table.isLoadMode || info.basics !== null;
  const notices = <Notices dropped={dropped} onNewFile={onNewFile} onNotNow={() => setDropped(null)} />;
  return (
    <section className={styles.screen} aria-label="Table" data-phone={isPhone} data-grid={hasGrid}>
      {isThere && <InfoCards />}
      {isThere && !table.isEmbedded && <Toolbar />}
      <ProgressBar />
      {isPhone && notices}
      {hasGrid && <Finder />}
      {hasGrid && hasTable && <RowsBar />}
      <div className={styles.work} data-over={drop.isOver} {...(onNewFile !== undefined && drop.handlers)}>
        {!hasTable && <FailedTable reason={error} />}
        <Suspense>
          {hasTable && panel === "review" && <ReviewPanel />}
          {hasTable && panel === "edits" && <EditsPanel />}
          {hasTable && panel === "proposals" && <ProposalsPanel />}
          {hasTable && panel === "changes" && <ChangesPanel />}
          {hasTable && panel === "profile" && <ProfilePanel />}
        </Suspense>
        {hasTable && hasGrid && <TableGrid />}
        <Suspense>{hasTable && !hasGrid && <IssueList />}</Suspense>
        {hasTable && hasGrid && <NoRows />}
        <Suspense>{hasTable && hasDetails && <CellDetails />}</Suspense>
        {hasTable && hasGrid && <ReviewBar />}
      </div>
      {!isPhone && notices}
      <Suspense>{hasModals && <TableModals />}</Suspense>
    </section>
  );
}
