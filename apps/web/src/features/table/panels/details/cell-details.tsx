/** Everything about the active cell. It follows the cell while arrows move it. */
import { type CellReply, hasRow, LABELS, PANEL_LABELS } from "@limpid/contract";
import { useEffect } from "react";
import type { Position } from "../../../../ui/grid/position.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";
import { changeView } from "../../data/table-session.ts";
import { cellAt, rawTextAt } from "../../model/table-data.ts";
import { Drawer } from "../../parts/drawer.tsx";
import { CellComponents } from "../components/cell-components.tsx";
import { CellProposals } from "../proposals/cell-proposals.tsx";
import { Alternatives } from "./alternatives.tsx";
import { CellActions } from "./cell-actions.tsx";
import styles from "./cell-details.module.css";
import { RawOutput } from "./raw-output.tsx";
import { ReadAll } from "./read-all.tsx";
import { Reasons } from "./reasons.tsx";
import { ValueForm } from "./value-form.tsx";

export function CellDetails() {
  const table = useTable();
  const data = useTableStore("data");
  const { row, column } = useTableStore("view").active;
  const cell = cellAt(data, row, column);
  const isComputed = data.columns[column]?.computed === true;
  const close = (): void => {
    changeView(table, { hasDetails: false });
    table.grid.current?.focus();
  };
  useEscape(close);
  return (
    <Drawer
      side="right"
      label="Cell details"
      title={
        <>
          {data.columns[column]?.title} <span className={styles.soft}>row {row + 1}</span>
        </>
      }
      closeLabel="Close details"
      onClose={close}
    >
      {hasRow(data.leftOut, row) && <p className={styles.soft}>{LABELS.rowIsLeftOut(row)}</p>}
      {cell !== undefined && isComputed && <ComputedValue cell={cell} />}
      {cell !== undefined && !isComputed && (
        <>
          <RawOutput cell={cell} />
          <CellProposals />
          <Reasons cell={cell} />
          <Alternatives cell={cell} />
          <ReadAll cell={cell} />
          <ValueForm key={`${row},${column},${cell.output}`} cell={cell} />
          <CellComponents row={row} column={column} />
          <CellActions />
        </>
      )}
      {cell === undefined && <NotHere row={row} column={column} />}
    </Drawer>
  );
}

function ComputedValue({ cell }: { readonly cell: CellReply }) {
  return (
    <>
      {cell.has_data ? (
        <p className={styles.raw}>{cell.output}</p>
      ) : (
        <p className={styles.soft}>{LABELS.missingData}</p>
      )}
      <p className={styles.soft}>{LABELS.computedCells}</p>
    </>
  );
}

/** Says that a cell is still loading. "Not cleaned" is for cells that will stay as they were read. */
function NotHere({ row, column }: Position) {
  const data = useTableStore("data");
  const { isLoaded, error } = useTableStore("state");
  const raw = rawTextAt(data, row, column);
  if (row < 0 || column < 0) return <p className={styles.soft}>Select a cell to see its details.</p>;
  const isComing = error === null && (!isLoaded || row < data.cleanedRows || raw === undefined);
  return (
    <>
      {raw !== undefined && <p className={styles.raw}>{raw}</p>}
      <p className={styles.soft}>{isComing ? LABELS.loadingCell : PANEL_LABELS.notCleanedCell}</p>
    </>
  );
}

/** In the grid this key belongs to the grid first; here it closes the details from the drawer and the toolbar. */
function useEscape(close: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      const isBusy = (event.target as Element).closest("[role=grid], [role=dialog], [role=menu], input, textarea");
      if (isBusy === null) close();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}
