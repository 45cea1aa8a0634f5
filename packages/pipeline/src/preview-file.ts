/** Reads the first rows of a file, so that a person sees the result of reading options before choosing them. */
import {
  type ClutterLine,
  DEFAULT_LIMITS,
  type IngestChoices,
  type IngestedTable,
  type IngestionParameters,
  type IngestWarning,
  type Selectable,
} from "@limpid/ingest";
import { textAt } from "@limpid/table";
import { ingestAsChosen } from "./ingest-as-chosen.ts";

export interface PreviewOptions {
  readonly fileName: string;
  readonly choices: IngestChoices;
  /** Size of the preview. */
  readonly rows: number;
  readonly columns: number;
  readonly cellCharacters: number;
}

export interface FilePreview {
  readonly kind: "preview";
  readonly parameters: IngestionParameters;
  readonly choices: IngestChoices;
  readonly selectable: Selectable;
  readonly rowCount: number;
  readonly columnCount: number;
  readonly titles: readonly string[];
  /** `rows[row][column]` */
  readonly rows: readonly (readonly string[])[];
  readonly warnings: readonly IngestWarning[];
  readonly clutter: readonly ClutterLine[];
}

/** Largest number of warnings and clutter lines shown. */
const MAX_NOTES = 100;

export async function previewFile(
  bytes: Uint8Array,
  { fileName, choices, ...extent }: PreviewOptions,
): Promise<FilePreview | { readonly kind: "refused"; readonly reason: string }> {
  const ingested = await ingestAsChosen(bytes, { fileName, choices, limits: DEFAULT_LIMITS });
  if (ingested.kind === "refused") return { kind: "refused", reason: ingested.reason };
  return toPreview(ingested, extent);
}

function toPreview(
  { table, parameters, choices, selectable, warnings, clutter }: IngestedTable,
  extent: Pick<PreviewOptions, "rows" | "columns" | "cellCharacters">,
): FilePreview {
  const cut = (text: string): string => cutText(text, extent.cellCharacters);
  const columns = table.columns.slice(0, extent.columns);
  return {
    kind: "preview",
    parameters,
    choices,
    selectable,
    rowCount: table.rowCount,
    columnCount: table.columns.length,
    titles: columns.map(({ title }) => cut(title)),
    rows: Array.from({ length: Math.min(extent.rows, table.rowCount) }, (_, row) =>
      columns.map((column) => cut(textAt(column, row))),
    ),
    warnings: warnings.slice(0, MAX_NOTES),
    clutter: clutter.slice(0, MAX_NOTES).map(({ line, text }) => ({ line, text: cut(text) })),
  };
}

function cutText(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
