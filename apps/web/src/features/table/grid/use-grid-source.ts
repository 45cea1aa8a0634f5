/** The job's table as the grid wants it. */
import { useMemo } from "react";
import { alignOf, NO_SHAPE } from "../../../ui/grid/column-shape.ts";
import type { GridCell, GridColumn, GridSource } from "../../../ui/grid/grid-source.ts";
import { canEdit } from "../data/job.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import { useHiddenColumns } from "../data/use-hidden-columns.ts";
import { viewCell, viewRaw } from "../model/cell-view.ts";
import { isUnsaved } from "../model/outbox.ts";
import { cellAt, rawTextAt } from "../model/table-data.ts";

export function useGridSource(): GridSource {
  const job = useTable();
  const data = useTableStore("data");
  const outbox = useTableStore("outbox");
  const { isCleaning, isLoaded, allowsEdits } = useTableStore("state");
  const { missingToken, originalColumns } = useTableStore("view");
  const columns = useGridColumns();
  const unsaved = useMemo(
    () => new Set(outbox.filter(isUnsaved).map(({ row, column }) => `${row},${column}`)),
    [outbox],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: canEdit reads isLoaded and allowsEdits
  return useMemo(() => {
    const isReadOnly = !canEdit(job);
    const viewAt = (row: number, column: number): GridCell | null => {
      const cell = isCleaning && !originalColumns.has(column) ? cellAt(data, row, column) : undefined;
      if (cell !== undefined) {
        const isPending = cell.edited || unsaved.has(`${row},${column}`);
        return viewCell(cell, { missingToken, isReadOnly, isPending });
      }
      const text = rawTextAt(data, row, column);
      return text === undefined ? null : viewRaw(text);
    };
    const editTextAt = (row: number, column: number): string => {
      const cell = cellAt(data, row, column);
      return (cell?.has_data ? cell.output : cell?.raw_input) ?? "";
    };
    return { rowCount: data.rowCount, columns, cellAt: viewAt, editTextAt };
  }, [job, data, columns, unsaved, missingToken, originalColumns, isCleaning, isLoaded, allowsEdits]);
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
