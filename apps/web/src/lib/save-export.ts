/** Has the service write a table, or the result of a query, as a file, and saves it. */
import { type CallPart, EXPORT_EXTENSIONS, type ExportFormat, LABELS } from "@limpid/contract";
import { download } from "./api.ts";
import { ApiProblem } from "./api-problem.ts";
import { dismissLatest, postMessage } from "./messages.ts";
import { saveBlob } from "./save-blob.ts";
import { createStore, useStore } from "./store.ts";

export interface Wanted {
  readonly id: string;
  readonly format: ExportFormat;
  readonly query?: CallPart<"exportTable", "query">;
}

/** The last export, where it failed: it stands on the screen until it is tried again or put aside. */
export interface FailedExport {
  readonly wanted: Wanted;
  readonly reason: string;
}

const failed = createStore<FailedExport | null>(null);

/** Of this table or view. */
export function useFailedExport(id: string): FailedExport | null {
  const failure = useStore(failed);
  return failure?.wanted.id === id ? failure : null;
}

export const dismissFailedExport = (): void => failed.set(null);

export interface SaveOptions {
  /** What is to be known of the file, if anything. */
  readonly remark?: string | null;
}

export async function saveExport(wanted: Wanted, { remark = null }: SaveOptions = {}): Promise<void> {
  const { id, format, query = {} } = wanted;
  const isCsv = format === "csv";
  dismissFailedExport();
  if (isCsv) postMessage(LABELS.csvPreparing);
  try {
    // The union of formats is built from a list, which leaves its schema without a type.
    const blob = await download("exportTable", { params: { job_uuid: id, format: format as never }, query });
    saveBlob(blob, `${id}.${EXPORT_EXTENSIONS[format]}`);
    const said = [isCsv ? LABELS.csvReady : null, remark].filter((part) => part !== null).join(". ");
    if (said !== "") postMessage(said);
  } catch (error) {
    // Specification §8: download failures are logged to the console. On the screen they are told, too.
    console.error(`Cannot download the table as ${format}`, error);
    if (isCsv) dismissLatest();
    failed.set({ wanted, reason: reasonOf(error) });
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return String(error);
  return error.code === "network" ? "the server could not be reached" : error.reason;
}
