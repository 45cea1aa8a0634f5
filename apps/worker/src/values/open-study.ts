/** What was known of a table when it was cleaned, for a worker that is asked about its values. */
import { readFile, stat } from "node:fs/promises";
import { deserialize } from "node:v8";
import type { KnownTable } from "@limpid/pipeline";

type Study = KnownTable["compared"];

/** After this long without an edit, memory is worth more than time. */
const KEEP_MS = 60_000;

let last: { readonly key: string; readonly study: Study } | undefined;
let timer: NodeJS.Timeout | undefined;

/** The one that was asked for last stays open: edits of a table come one by one. Each choice writes it again. */
export async function openStudy(path: string): Promise<Study | undefined> {
  try {
    const { mtimeMs } = await stat(path);
    const key = `${path} ${mtimeMs}`;
    if (last?.key !== key) last = { key, study: (deserialize(await readFile(path)) as KnownTable).compared };
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = undefined;
    }, KEEP_MS).unref();
    return last.study;
  } catch {
    return undefined;
  }
}
