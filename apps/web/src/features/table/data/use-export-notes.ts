/** Warns before an export about what the file lacks and where it differs from the grid. */
import { type CsvCells, countRows, LABELS } from "@limpid/contract";
import { useIsReordered } from "./shown-columns.ts";
import { useTableData, useTableStore } from "./table-context.ts";
import { useHiddenColumns } from "./use-hidden-columns.ts";
import { useRowLimit } from "./use-row-limit.ts";

export function useExportNotes(cells: CsvCells = "cleaned"): readonly string[] {
  const limit = useRowLimit();
  const hidden = useHiddenColumns();
  const isMoved = useIsReordered();
  const { originalColumns } = useTableStore("view");
  const leftOut = countRows(useTableData("leftOut"));
  return [
    ...(limit === null ? [] : [LABELS.exportCleaned(limit.cleaned, limit.rows)]),
    ...(leftOut > 0 ? [LABELS.exportLeftOut(leftOut)] : []),
    ...(hidden.size > 0 ? [LABELS.exportHidden] : []),
    ...(isMoved ? [LABELS.exportOrder] : []),
    ...(originalColumns.size > 0 && cells === "cleaned" ? [LABELS.exportOriginal] : []),
  ];
}
