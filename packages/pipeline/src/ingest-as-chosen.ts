/** Reads a file, and refuses it if it lacks what a person has chosen from it. */
import { type IngestOptions, type IngestOutcome, ingest } from "@limpid/ingest";

const PLACES = { entry: "file", sheet: "sheet", recordPath: "record path" } as const;

export async function ingestAsChosen(bytes: Uint8Array, options: IngestOptions): Promise<IngestOutcome> {
  const outcome = await ingest(bytes, options);
  if (outcome.kind === "refused") return outcome;
  for (const place of Object.keys(PLACES) as (keyof typeof PLACES)[]) {
    const chosen = options.choices[place];
    const read = outcome.choices[place];
    if (chosen !== undefined && read !== undefined && read !== chosen)
      return { kind: "refused", code: "no_table", reason: `There is no ${PLACES[place]} "${chosen}" in this file` };
  }
  return outcome;
}
