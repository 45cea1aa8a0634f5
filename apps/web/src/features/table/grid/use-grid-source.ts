/** The job's table as the grid wants it. */
import type { CellReply } from "@limpid/contract";
import { useMemo } from "react";
import { alignOf, NO_SHAPE } from "../../../ui/grid/column-shape.ts";
import type { GridCell, GridColumn, GridSource } from "../../../ui/grid/grid-source.ts";
import { canChange } from "../data/job.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import { useHiddenColumns } from "../data/use-hidden-columns.ts";
import { viewCell, viewRaw } from "../model/cell-view.ts";
import { isUnsaved } from "../model/outbox.ts";
import { byPlace, ownChanges, placeKey, withChanges } from "../model/proposals.ts";
import { cellAt, rawTextAt } from "../model/table-data.ts";

export function useGridSource(): GridSource {
  const job = useTable();
  const data = useTableStore("data");
  const outbox = useTableStore("outbox");
  const { isCleaning, isLoaded, allowsEdits, allowsProposals } = useTableStore("state");
  const { pending } = useTableStore("proposals");
  const { missingToken, originalColumns } = useTableStore("view");
  const columns = useGridColumns();
  const unsaved = useMemo(
    () => new Set(outbox.filter(isUnsaved).map(({ row, column }) => `${row},${column}`)),
    [outbox],
  );

  const own = useMemo(() => ownChanges(pending, outbox), [pending, outbox]);
  const proposed = useMemo(() => byPlace(pending.filter((proposal) => !proposal.own)), [pending]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: canChange reads isLoaded and what the state allows
  return useMemo(() => {
    const isReadOnly = !canChange(job);
    const shownAt = (row: number, column: number): CellReply | undefined => {
      const cell = cellAt(data, row, column);
      return cell === undefined ? undefined : withChanges(cell, own.get(placeKey(row, column)) ?? []);
    };
    const viewAt = (row: number, column: number): GridCell | null => {
      const cell = isCleaning && !originalColumns.has(column) ? shownAt(row, column) : undefined;
      if (cell !== undefined) {
        const key = placeKey(row, column);
        const isPending = cell.edited || unsaved.has(key);
        const proposals = proposed.get(key) ?? [];
        return viewCell(cell, { missingToken, isReadOnly, isPending, proposals, isOwnProposal: own.has(key) });
      }
      const text = rawTextAt(data, row, column);
      return text === undefined ? null : viewRaw(text);
    };
    const editTextAt = (row: number, column: number): string => {
      const cell = shownAt(row, column);
      return (cell?.has_data ? cell.output : cell?.raw_input) ?? "";
    };
    return { rowCount: data.rowCount, columns, cellAt: viewAt, editTextAt };
  }, [
    job,
    data,
    columns,
    unsaved,
    own,
    proposed,
    missingToken,
    originalColumns,
    isCleaning,
    isLoaded,
    allowsEdits,
    allowsProposals,
  ]);
}

/** They keep their identity while pages arrive: the grid measures all columns anew when it changes. */
function useGridColumns(): readonly GridColumn[] {
  const { columns, shapes } = useTableStore("data");
  const { widths } = useTableStore("view");
  const hidden = useHiddenColumns();
  return useMemo(
    () =>
      columns.map((column, index) => {
        const shape = shapes[index] ?? NO_SHAPE;
        const widthPx = widths.get(index) ?? shape.widthPx;
        const isHidden = hidden.has(index);
        return { id: column.id, title: column.title, widthPx, align: alignOf(column, shape), isHidden };
      }),
    [columns, shapes, widths, hidden],
  );
}
