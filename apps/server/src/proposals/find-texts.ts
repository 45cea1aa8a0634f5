/** What cells and titles are, and what proposals would make of them. A column of a component is nothing before. */

import type { TableRecord } from "@limpid/database";
import { cellsIn, type Edit, editsInRows, foldEdits, type StoredEdit } from "@limpid/edits";
import { askTable, type TableContext } from "../tables/ask-table.ts";
import type { ProposalTexts } from "../wire/proposals.ts";

/** `edits`: those of the table that touch what is proposed, at least. */
export async function findTexts(
  proposals: readonly Edit[],
  { table, edits }: { readonly table: TableRecord; readonly edits: readonly StoredEdit[] },
  context: TableContext,
): Promise<readonly ProposalTexts[]> {
  const rows = new Set(proposals.flatMap(({ place }) => place.row ?? []));
  const { cells, titles } = foldEdits(editsInRows(edits, rows));
  const byPlace = new Map(cells.map((cell) => [`${cell.row},${cell.column}`, cell.edits]));
  const samples = proposals.flatMap((proposal) => {
    const { column } = proposal.place;
    if (column === null) return [];
    return cellsIn(proposal).map(([row, edit]) => {
      const before = byPlace.get(`${row},${column}`) ?? [];
      return { row, column, before, after: [...before, edit] };
    });
  });
  const found =
    samples.length === 0 ? [] : (await askTable("findEdited", table, { samples, limit: 0 }, context)).samples;
  let next = 0;
  return proposals.map((proposal) => {
    if (cellsIn(proposal).length > 0) {
      const sample = found[next++];
      return { now: sample?.before ?? null, proposed: sample?.after ?? null };
    }
    const { kind, place, value } = proposal;
    const title = titles.get(place.column ?? -1) ?? table.columns[place.column ?? -1]?.title ?? null;
    return { now: kind === "title" ? title : null, proposed: typeof value === "string" ? value : null };
  });
}
