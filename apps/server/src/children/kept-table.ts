/**
 * The long table that a worker has prepared last. Its ranges come one by one, from a host that has many workers, and
 * preparing a table takes longer than cleaning a range of it.
 */
import { readFile } from "node:fs/promises";
import { cleanFile, type TableRows } from "@limpid/pipeline";
import type { FileInput } from "./pipeline-methods.ts";
import { type Watching, watchValues } from "./value-record.ts";

/** Memory is worth more than time when nobody has asked for so long. */
const KEEP_MS = 60_000;

interface KeptTable {
  readonly key: string;
  readonly rows: TableRows;
  readonly watching: Watching;
}

let kept: KeptTable | undefined;
let timer: NodeJS.Timeout | undefined;

export function keepRows(input: FileInput, rows: TableRows, watching: Watching): void {
  if (kept?.watching !== watching) kept?.watching.end();
  kept = { key: keyOf(input), rows, watching };
  clearTimeout(timer);
  timer = setTimeout(dropRows, KEEP_MS).unref();
}

export async function provideRows(input: FileInput): Promise<TableRows> {
  if (kept?.key === keyOf(input)) keepRows(input, kept.rows, kept.watching);
  else {
    dropRows();
    const watching = await watchValues(input.care);
    keepRows(input, await prepareRows(input, watching), watching);
  }
  if (kept === undefined) throw new Error("What was just prepared is not there");
  return kept.rows;
}

function dropRows(): void {
  kept?.watching.end();
  kept = undefined;
}

async function prepareRows(input: FileInput, { watchColumn }: Watching): Promise<TableRows> {
  const options = { ...input, watchColumn, now: () => performance.now() };
  for await (const event of cleanFile(await readFile(input.uploadPath), options)) {
    if (event.kind === "refused") throw new Error(`A file that was read before is refused: ${event.reason}`);
    if (event.kind === "cleaning") return event.rows;
  }
  throw new Error("The pipeline ended before the table was prepared");
}

/** All that the verdicts depend on. */
function keyOf({ uploadPath, fileName, choices, columnChoices, care }: FileInput): string {
  return JSON.stringify([uploadPath, fileName, choices, columnChoices, care]);
}
