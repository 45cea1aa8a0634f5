/** The table as the grid wants it. */
import { type CellReply, hasRow } from "@limpid/contract";
import { useViewportSize } from "@mantine/hooks";
import { useMemo } from "react";
import { chooseAlignment, headerWidth, NO_SHAPE } from "../../../ui/grid/column-shape.ts";
import { spreadFactor } from "../../../ui/grid/column-width.ts";
import type { GridCell, GridColumn, GridSource } from "../../../ui/grid/grid-source.ts";
import { useShownColumns } from "../data/shown-columns.ts";
import { useTable, useTableData, useTableStore } from "../data/table-context.ts";
import { canChange } from "../data/table-session.ts";
import { useHiddenColumns } from "../data/use-hidden-columns.ts";
import { viewCell, viewLeftOut, viewRaw } from "../model/cell-view.ts";
import { isUnsaved } from "../model/outbox.ts";
import { bySubject, ownChanges, placeKey, withChanges } from "../model/proposals.ts";
import { sortDirection } from "../model/row-choice.ts";
import { rowAtPlace } from "../model/shown-rows.ts";
import { cellAt, rawTextAt, type TableData } from "../model/table-data.ts";

export function useGridSource(): GridSource {
  const table = useTable();
  const data = useTableStore("data");
  const outbox = useTableStore("outbox");
  const { isCleaning, isLoaded, allowsEdits, allowsProposals } = useTableStore("state");
  const { pending } = useTableStore("proposals");
  const { missingToken, showsWritten, originalColumns } = useTableStore("view");
  const { rows } = useTableStore("rows");
  const order = useShownColumns();
  const columns = useGridColumns(order);
  const unsaved = useMemo(
    () => new Set(outbox.filter(isUnsaved).map(({ edit: { place } }) => `${place.row},${place.column}`)),
    [outbox],
  );

  const own = useMemo(() => ownChanges(pending, outbox), [pending, outbox]);
  const proposed = useMemo(() => bySubject(pending.filter((proposal) => !proposal.own)), [pending]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: canChange reads isLoaded and what the state allows
  return useMemo(() => {
    const shownAt = (row: number, column: number): CellReply | undefined => {
      const cell = cellAt(data, row, column);
      return cell === undefined ? undefined : withChanges(cell, own.get(placeKey(row, column)) ?? []);
    };
    const viewAt = (rowPlace: number, place: number): GridCell | null => {
      const row = rowAtPlace(rows, rowPlace);
      const column = order[place] ?? place;
      const { id, computed } = data.columns[column] ?? {};
      const isReadOnly = computed === true || !canChange(table);
      const cell = isCleaning && !originalColumns.has(column) ? shownAt(row, column) : undefined;
      // A page may be of before the computed columns that there are now.
      if (cell !== undefined && (computed !== true || cell.column_uuid === id)) {
        const key = placeKey(row, column);
        const isPending = cell.edited || unsaved.has(key);
        const proposals = proposed.get(key) ?? [];
        const isOwnProposal = own.has(key);
        return viewCell(cell, { missingToken, showsWritten, isReadOnly, isPending, proposals, isOwnProposal });
      }
      const text = computed === true ? noRaw(data, row) : rawTextAt(data, row, column);
      return text === undefined ? null : viewRaw(text);
    };
    const isLeftOut = (rowPlace: number): boolean => hasRow(data.leftOut, rowAtPlace(rows, rowPlace));
    const viewAsIs = (rowPlace: number, place: number): GridCell | null => {
      const view = viewAt(rowPlace, place);
      return view !== null && isLeftOut(rowPlace) ? viewLeftOut(view) : view;
    };
    const editTextAt = (rowPlace: number, place: number): string => {
      const cell = shownAt(rowAtPlace(rows, rowPlace), order[place] ?? place);
      return (cell?.has_data ? cell.output : cell?.raw_input) ?? "";
    };
    const numbers = { at: (place: number) => rowAtPlace(rows, place) + 1, greatest: data.rowCount };
    return { rowCount: rows?.length ?? data.rowCount, numbers, columns, cellAt: viewAsIs, isLeftOut, editTextAt };
  }, [
    table,
    data,
    rows,
    columns,
    order,
    unsaved,
    own,
    proposed,
    missingToken,
    showsWritten,
    originalColumns,
    isCleaning,
    isLoaded,
    allowsEdits,
    allowsProposals,
  ]);
}

/** A row that is not cleaned has no value for a computed column. */
function noRaw(data: TableData, row: number): string | undefined {
  return row >= data.cleanedRows && rawTextAt(data, row, 0) !== undefined ? "" : undefined;
}

/** The columns keep their identity while pages arrive, because the grid measures all columns again for new ones. */
function useGridColumns(order: readonly number[]): readonly GridColumn[] {
  const columns = useTableData("columns");
  const shapes = useTableData("shapes");
  const { widths, choice } = useTableStore("view");
  const hidden = useHiddenColumns();
  // Widths that people set do not count here; otherwise all columns would move while one is dragged.
  const neededPx = shapes.reduce((sum, { widthPx }) => sum + widthPx, 0);
  const factor = spreadFactor(neededPx, useViewportSize().width);
  return useMemo(
    () =>
      order.flatMap((index) => {
        const column = columns[index];
        if (column === undefined) return [];
        const shape = shapes[index] ?? { ...NO_SHAPE, widthPx: headerWidth(column.title) };
        const widthPx = widths.get(index) ?? Math.round(shape.widthPx * factor);
        const isHidden = hidden.has(index);
        // A header says so of the first column alone; the others say it in words.
        const sort = choice.sort[0]?.column === index ? sortDirection(choice, index) : undefined;
        return { id: column.id, title: column.title, widthPx, align: chooseAlignment(column, shape), isHidden, sort };
      }),
    [columns, shapes, widths, choice, hidden, order, factor],
  );
}
