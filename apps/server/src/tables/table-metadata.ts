/** A cleaned table as descriptions for machines tell of it. */

import type { ColumnRecord, TableRecord } from "@limpid/database";
import { computedTitle, type EditOverlay, inColumnOrder } from "@limpid/edits";
import { entityClasses } from "@limpid/entities/classes";
import { type TableMetadata, uniqueTitles } from "@limpid/export";
import { chooseSqlType, type ValueType } from "@limpid/table";

const CLASS_TITLES: ReadonlyMap<string, string> = new Map(entityClasses.map(({ id, title }) => [id, title]));

/** All but the hash of its CSV file, for which that has to be made. */
export function toMetadata(
  table: TableRecord,
  overlay: EditOverlay,
  publicUrl: string,
): Omit<TableMetadata, "csvSha256"> {
  const own = table.columns.map((column, index) => ({
    title: overlay.titles.get(index) ?? column.title,
    type: typeOf(column, editedTexts(overlay, index)),
    className: CLASS_TITLES.get(column.clean?.entity.predictedClass ?? "") ?? null,
  }));
  const columns = inColumnOrder<TableMetadata["columns"][number]>(own, overlay.computed, (column) => {
    return { title: computedTitle(own[column.source]?.title ?? "", column), type: "text", className: null };
  });
  const titles = uniqueTitles(columns.map(({ title }) => title));
  const fileUrl = (format: string) => `${publicUrl}/api/v1/get/${table.id}/${format}`;
  return {
    id: table.id,
    name: table.name ?? table.id,
    description: table.description ?? "",
    keywords: table.tags,
    createdAt: table.createdAt.toISOString(),
    updatedAt: (table.updatedAt ?? table.createdAt).toISOString(),
    version: table.version,
    creator: table.username,
    columns: columns.map((column, place) => ({ ...column, title: titles[place] ?? column.title })),
    pageUrl: `${publicUrl}/table/${table.id}`,
    csvUrl: fileUrl("csv"),
    parquetUrl: fileUrl("parquet"),
  };
}

/** A person may have written a word into a column of numbers. */
function typeOf({ clean }: ColumnRecord, edited: readonly string[]): ValueType {
  const type = (clean?.type ?? "text") as ValueType;
  return chooseSqlType(type, edited) === "VARCHAR" ? "text" : type;
}

function editedTexts({ cells }: EditOverlay, index: number): readonly string[] {
  return cells
    .filter(({ column }) => column === index)
    .flatMap(({ edits }) =>
      edits.flatMap(({ field, value }) => (field === "output" && typeof value === "string" ? [value] : [])),
    );
}
