/** What cells and titles are, and what proposals would make of them. A column of a component is nothing before. */

import type { TableRecord } from "@limpid/database";
import { type Edit, editsInRows, foldEdits, isOfCell, type StoredEdit, toCellEdit } from "@limpid/edits";
import { askTable, type TableContext } from "../tables/ask-table.ts";
import type { ProposalTexts } from "../wire/proposals.ts";

/** `edits`: those of the table that touch what is proposed, at least. */
export async function findTexts(
  proposals: readonly Edit[],
  { table, edits }: { readonly table: TableRecord; readonly edits: readonly StoredEdit[] },
  context: TableContext,
): Promise<readonly ProposalTexts[]> {
  const rows = new Set(proposals.flatMap(({ rowIndex }) => rowIndex ?? []));
  const { cells, titles } = foldEdits(editsInRows(edits, rows));
  const ofCells = new Map(cells.map((cell) => [`${cell.row},${cell.column}`, cell.edits]));
  const samples = proposals.flatMap((proposal) => {
    if (!isOfCell(proposal)) return [];
    const { field, rowIndex: row, columnIndex: column, value } = proposal;
    const before = ofCells.get(`${row},${column}`) ?? [];
    return [{ row, column, before, after: [...before, toCellEdit(field, value)] }];
  });
  const found =
    samples.length === 0 ? [] : (await askTable("findEdited", table, { samples, limit: 0 }, context)).samples;
  let next = 0;
  return proposals.map((proposal) => {
    if (!isOfCell(proposal)) {
      const { field, columnIndex, value } = proposal;
      const title = titles.get(columnIndex) ?? table.columns[columnIndex]?.title ?? null;
      return { now: field === "title" ? title : null, proposed: typeof value === "string" ? value : null };
    }
    const sample = found[next++];
    return { now: sample?.before ?? null, proposed: sample?.after ?? null };
  });
}
