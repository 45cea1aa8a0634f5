import { type ExportFormat, LABELS } from "@limpid/contract";
import { FORMATS, saveExport } from "../../../lib/save-export.ts";
import type { Action } from "./action.ts";

interface ExportAs {
  readonly id: string;
  readonly label: string;
  readonly format: ExportFormat;
  readonly query: { readonly bad_cells?: "text_column" };
}

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
    run: (job) => void saveExport({ ...what, id: job.uuid }),
  };
}
