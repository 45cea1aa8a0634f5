/** Has the service write a table, or the result of a query, as a file, and saves it. */
import { type EXPORT_EXTENSIONS, type ExportFormat, LABELS } from "@limpid/contract";
import { download } from "./api.ts";
import { postMessage } from "./messages.ts";
import { saveBlob } from "./save-blob.ts";

/** The contract's, by value: its module would bring all schemas along. */
const EXTENSIONS: typeof EXPORT_EXTENSIONS = { csv: "csv", excel: "xlsx", json: "json", parquet: "parquet" };

export const FORMATS = ["csv", "excel", "json", "parquet"] as const satisfies readonly ExportFormat[];

export interface Wanted {
  readonly id: string;
  readonly format: ExportFormat;
  readonly query?: { readonly bad_cells?: "text_column" };
}

/** False where it failed. */
export async function saveExport({ id, format, query = {} }: Wanted): Promise<boolean> {
  const isCsv = format === "csv";
  if (isCsv) postMessage(LABELS.csvPreparing);
  try {
    // The union of formats is built from a list, which leaves its schema without a type.
    const blob = await download("exportTable", { params: { job_uuid: id, format: format as never }, query });
    saveBlob(blob, `${id}.${EXTENSIONS[format]}`);
    if (isCsv) postMessage(LABELS.csvReady);
    return true;
  } catch (error) {
    // Specification §8: download failures are only logged.
    console.error(`Cannot download the table as ${format}`, error);
    return false;
  }
}
