/** Has the service write a table, or the result of a query, as a file, and saves it. */
import { type CallPart, EXPORT_EXTENSIONS, type ExportFormat, LABELS, packRows } from "@limpid/contract";
import { type Download, download } from "./api.ts";
import { ApiProblem } from "./api-problem.ts";
import { dismissLatest, postMessage } from "./messages.ts";
import { saveBlob } from "./save-blob.ts";
import { createStore, useStore } from "./store.ts";

export interface Wanted {
  readonly id: string;
  readonly format: ExportFormat;
  readonly query?: CallPart<"exportTable", "query">;
  /** Their numbers, in the order in which they are written; all rows, when left out. */
  readonly rows?: Uint32Array;
}

/** The last export if it failed; it stays on the screen until it is tried again or dismissed. */
export interface FailedExport {
  readonly wanted: Wanted;
  readonly reason: string;
}

const failed = createStore<FailedExport | null>(null);

/** Returns the failed export of this table or view. */
export function useFailedExport(id: string): FailedExport | null {
  const failure = useStore(failed);
  return failure?.wanted.id === id ? failure : null;
}

export const dismissFailedExport = (): void => failed.set(null);

export interface SaveOptions {
  /** A remark about the file, if there is one. */
  readonly remark?: string | null;
}

export async function saveExport(wanted: Wanted, { remark = null }: SaveOptions = {}): Promise<void> {
  const { id, format } = wanted;
  const isCsv = format === "csv";
  dismissFailedExport();
  if (isCsv) postMessage(LABELS.csvPreparing);
  try {
    const { blob, fileName } = await fetchExport(wanted);
    saveBlob(blob, fileName ?? `${id}.${EXPORT_EXTENSIONS[format]}`);
    const message = [isCsv ? LABELS.csvReady : null, remark].filter((part) => part !== null).join(". ");
    if (message !== "") postMessage(message);
  } catch (error) {
    // Specification §8: download failures are logged to the console. The screen shows them, too.
    console.error(`Cannot download the table as ${format}`, error);
    if (isCsv) dismissLatest();
    failed.set({ wanted, reason: reasonOf(error) });
  }
}

function fetchExport({ id, format, query = {}, rows }: Wanted): Promise<Download> {
  // The union of formats is built from a list, which leaves its schema without a type.
  const params = { job_uuid: id, format: format as never };
  if (rows === undefined) return download("exportTable", { params, query });
  return download("exportRows", { params, query, body: { packed: base64Of(packRows(rows)) } });
}

/** A call takes this many bytes as arguments. */
const CHUNK_BYTES = 8192;

function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES));
  return btoa(text);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return String(error);
  return error.code === "network" ? "the server could not be reached" : error.reason;
}
