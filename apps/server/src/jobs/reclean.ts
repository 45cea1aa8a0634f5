/** Cleans a table once more: other rows, what people have chosen meanwhile, or in place of damaged files. */

import type { TableRecord } from "@limpid/database";
import type { Cleaned } from "@limpid/files";
import type { CleaningSettings, ColumnChoices } from "@limpid/table";
import type { CleaningContext, Context } from "../context.ts";
import { requireUpload } from "../readings/require-upload.ts";
import { nameVisitor } from "../tables/name-visitor.ts";
import { tablePaths } from "../tables/table-paths.ts";
import { CleaningJob, type CleaningParameters } from "./cleaning-job.ts";
import type { CleanedTable, CleaningTask } from "./cleaning-task.ts";
import type { JobEvent } from "./persist-event.ts";

export interface RecleanOptions extends Pick<CleaningParameters, "sink" | "signal"> {
  readonly kind: "again" | "all rows";
  readonly rowLimit: number;
  readonly columnChoices: ColumnChoices;
  /** The original is written again as well. */
  readonly withOriginal?: boolean;
  readonly settings: CleaningSettings;
  /** Which files it writes. */
  readonly next: Cleaned;
  /** Puts the new files in force. */
  readonly publish: (cleaned: RecleanedTable) => Promise<void>;
}

export interface RecleanedTable extends CleanedTable, Cleaned {}

export async function reclean(table: TableRecord, options: RecleanOptions, context: CleaningContext): Promise<void> {
  const { rowLimit, columnChoices, settings, withOriginal: isNew = false, next, publish, sink, ...rest } = options;
  let refusal = "";
  const job = new CleaningJob(
    {
      ...rest,
      tableId: table.id,
      visitor: nameVisitor(table),
      fetch: async () => ({
        ...(await recleanTask(table, next, context)),
        isNew,
        rowLimit,
        columnChoices,
        settings,
      }),
      sink: {
        restart: () => sink.restart(),
        append: (event: JobEvent) => {
          if (event.kind === "refused") refusal = event.reason;
          else sink.append(event);
        },
      },
      publish: (cleaned) => publish({ ...cleaned, ...next }),
    },
    context,
  );
  if ((await job.run()) === "refused") throw new Error(`A file that was read before is refused: ${refusal}`);
}

async function recleanTask(
  table: TableRecord,
  next: Cleaned,
  context: Pick<Context, "blobs">,
): Promise<Omit<CleaningTask, "isNew" | "rowLimit" | "columnChoices" | "settings">> {
  const { uploadPath: _, ...paths } = tablePaths(context.blobs, { id: table.id, ...next });
  const { id: tableId, pageSize, choices } = table;
  const uploadPath = await requireUpload(context, table);
  return {
    tableId,
    fileName: table.fileName ?? "",
    uploadPath,
    paths,
    pageSize,
    choices,
    languageModel: null,
  };
}
