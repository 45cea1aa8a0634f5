/** Cleans a table once more: other rows, or what people have chosen meanwhile. Its original stays as it is. */
import type { PageEvent, StudiedColumn, TableMetadata } from "@limpid/pipeline";
import type { TableRecord } from "@limpid/store";
import type { ColumnChoices } from "@limpid/table";
import type { CleanJobEvent } from "../children/pipeline-methods.ts";
import type { Context } from "../context.ts";
import { requireUpload } from "../readings/require-upload.ts";
import { tablePaths } from "../tables/table-paths.ts";
import { cleanRows } from "./clean-rows.ts";

export interface CleanedAnew {
  /** The number that the new cleaned files carry; they come into force with it. */
  readonly generation: number;
  readonly rowCount: number;
  readonly columns: readonly StudiedColumn[];
  readonly metadata: TableMetadata;
}

/** How far it is. */
export type CleanAnewProgress = Pick<PageEvent, "page" | "pageCount" | "secondsLeft">;

export interface CleanAnewOptions {
  readonly rowLimit: number;
  readonly columnChoices: ColumnChoices;
  readonly onProgress?: (progress: CleanAnewProgress) => void;
  readonly onRestart?: () => void;
  readonly signal?: AbortSignal;
}

export async function cleanAnew(
  table: TableRecord,
  { rowLimit, columnChoices, onProgress, ...listener }: CleanAnewOptions,
  context: Context,
): Promise<CleanedAnew> {
  const generation = table.generation + 1;
  const { uploadPath: _, ...paths } = tablePaths(context.blobs, { id: table.id, generation });
  const known: { -readonly [Name in keyof CleanedAnew]?: CleanedAnew[Name] } & { refusal?: string } = {};
  const hear = (event: CleanJobEvent): void => {
    if (event.kind === "refused") known.refusal = event.reason;
    if (event.kind === "cleaning") known.columns = event.columns;
    if (event.kind === "page") onProgress?.(event);
    if (event.kind === "metadata") known.metadata = event.metadata;
    if (event.kind === "cleaned") known.rowCount = event.rowCount;
  };
  const task = {
    tableId: table.id,
    fileName: table.fileName ?? "",
    uploadPath: await requireUpload(context, table),
    paths,
    isNew: false,
    rowLimit,
    pageSize: table.pageSize,
    choices: table.choices,
    columnChoices,
    languageModel: null,
  };
  await cleanRows(task, context, { onEvent: hear, ...listener });
  const { columns, metadata, rowCount, refusal } = known;
  if (refusal !== undefined) throw new Error(`A file that was read before is refused: ${refusal}`);
  if (columns === undefined || metadata === undefined || rowCount === undefined)
    throw new Error("The pipeline ended before the table was cleaned");
  return { generation, columns, metadata, rowCount };
}
