/** Reads and writes the choices for reading a file, and the preview of the result. */
import type { PreviewReply, ReadingChoices, SelectableReply } from "@limpid/contract";
import type { FilePreview, IngestChoices, Selectable } from "@limpid/worker-protocol";
import { parametersToWire } from "./parameters.ts";

export function choicesFromWire({ header_rows, record_path, ...choices }: ReadingChoices): IngestChoices {
  return {
    ...choices,
    ...(header_rows === undefined ? {} : { headerRows: header_rows }),
    ...(record_path === undefined ? {} : { recordPath: record_path }),
  };
}

export function choicesToWire({ headerRows, recordPath, ...choices }: IngestChoices): ReadingChoices {
  return {
    ...choices,
    ...(headerRows === undefined ? {} : { header_rows: headerRows }),
    ...(recordPath === undefined ? {} : { record_path: recordPath }),
  };
}

export function selectableToWire({ entries, sheets, recordPaths }: Selectable): SelectableReply {
  return { entries: [...entries], sheets: [...sheets], record_paths: [...recordPaths] };
}

export function previewToWire(preview: FilePreview): PreviewReply {
  return {
    parameters: parametersToWire({ ...preview.parameters }),
    choices: choicesToWire(preview.choices),
    selectable: selectableToWire(preview.selectable),
    num_rows: preview.rowCount,
    num_columns: preview.columnCount,
    columns: [...preview.titles],
    rows: preview.rows.map((row) => [...row]),
    warnings: preview.warnings.map(({ message, row }) => ({ message, row })),
    clutter: preview.clutter.map((line) => ({ ...line })),
  };
}
