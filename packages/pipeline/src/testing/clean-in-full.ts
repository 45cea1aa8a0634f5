/** Runs the pipeline to its end, and keeps what it says. */
import type { CleanTable } from "@limpid/table";
import { type CleanFileOptions, cleanFile } from "../clean-file.ts";
import type { IngestedEvent, KnownTable, PipelineEvent } from "../events.ts";

export interface CleanedInFull {
  readonly events: readonly PipelineEvent[];
  readonly ingested: IngestedEvent;
  readonly known: KnownTable;
  readonly clean: CleanTable;
}

type Choices = Pick<CleanFileOptions, "settings" | "columnChoices">;

/** Options that clean all rows. */
export function optionsFor(fileName: string, choices: Choices = {}): CleanFileOptions {
  return { fileName, rowLimit: 0, pageSize: 20, now: () => 0, ...choices };
}

export function cleanInFull(bytes: Uint8Array, options: CleanFileOptions): Promise<CleanedInFull> {
  return gatherEvents(cleanFile(bytes, options));
}

/** Fails where the table was refused. */
export async function gatherEvents(source: AsyncIterable<PipelineEvent>): Promise<CleanedInFull> {
  const events: PipelineEvent[] = [];
  for await (const event of source) events.push(event);
  const eventNamed = <Kind extends PipelineEvent["kind"]>(kind: Kind) => {
    const event = events.find((one): one is Extract<PipelineEvent, { kind: Kind }> => one.kind === kind);
    if (event === undefined) throw new Error(`The pipeline ended without "${kind}": ${JSON.stringify(events.at(-1))}`);
    return event;
  };
  const { known } = eventNamed("compared");
  return { events, ingested: eventNamed("ingested"), known, clean: eventNamed("cleaned").clean };
}
