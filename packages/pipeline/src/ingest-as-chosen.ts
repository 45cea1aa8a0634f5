/** Reads a file, and refuses it when it does not hold what a person has chosen of it. */
import { type IngestOptions, type IngestOutcome, ingest } from "@limpid/ingest";

const PLACES = { entry: "file", sheet: "sheet", recordPath: "record path" } as const;

export async function ingestAsChosen(bytes: Uint8Array, options: IngestOptions): Promise<IngestOutcome> {
  const outcome = await ingest(bytes, options);
  if (outcome.kind === "refused") return outcome;
  for (const place of Object.keys(PLACES) as (keyof typeof PLACES)[]) {
    const asked = options.choices[place];
    const read = outcome.choices[place];
    if (asked !== undefined && read !== undefined && read !== asked)
      return { kind: "refused", code: "no_table", reason: `There is no ${PLACES[place]} "${asked}" in this file` };
  }
  return outcome;
}
