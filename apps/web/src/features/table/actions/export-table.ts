import type { EXPORT_EXTENSIONS, ExportFormat } from "@limpid/contract";
import { LABELS } from "@limpid/contract";
import { download } from "../../../lib/api.ts";
import { postMessage } from "../../../lib/messages.ts";
import { saveBlob } from "../../../lib/save-blob.ts";
import type { Job } from "../data/job.ts";
import type { Action } from "./action.ts";

/** The contract's, by value: its module would bring all schemas along. */
const EXTENSIONS: typeof EXPORT_EXTENSIONS = { csv: "csv", excel: "xlsx", json: "json", parquet: "parquet" };

interface ExportAs {
  readonly id: string;
  readonly label: string;
  readonly format: ExportFormat;
  readonly query: { readonly bad_cells?: "text_column" };
}

const FORMATS = ["csv", "excel", "json", "parquet"] as const satisfies readonly ExportFormat[];

export const EXPORT_ACTIONS: readonly Action[] = [
  ...FORMATS.map((format) => exportAs({ id: `export-${format}`, label: LABELS.exports[format], format, query: {} })),
  exportAs({
    id: "export-parquet-texts",
    label: LABELS.exportMixedAsText,
    format: "parquet",
    query: { bad_cells: "text_column" },
  }),
];

function exportAs(what: ExportAs): Action {
  return {
    id: what.id,
    label: what.label,
    isEnabled: (job) => job.state.get().isLoaded,
    run: (job) => void save(job, what),
  };
}

async function save(job: Job, { format, query }: ExportAs): Promise<void> {
  const isCsv = format === "csv";
  if (isCsv) postMessage(LABELS.csvPreparing);
  try {
    // The union of formats is built from a list, which leaves its schema without a type.
    const blob = await download("exportTable", { params: { job_uuid: job.uuid, format: format as never }, query });
    saveBlob(blob, `${job.uuid}.${EXTENSIONS[format]}`);
    if (isCsv) postMessage(LABELS.csvReady);
  } catch (error) {
    // Specification §8: download failures are only logged.
    console.error(`Cannot download the table as ${format}`, error);
  }
}
