/** Listens to the pipeline to its end. */
import type { PipelineEvent } from "@limpid/pipeline";
import type { CleanColumn, TitledChoice } from "@limpid/table";
import { createCleanedTable, type Parts } from "./cleaned-table.ts";
import type { CleanedTable } from "./types.ts";
import { UnreadableInput } from "./unreadable-input.ts";

export async function gatherTable(
  events: AsyncIterable<PipelineEvent>,
  choices: readonly TitledChoice[],
): Promise<CleanedTable> {
  const parts = await gather(events);
  requireChoices(choices, parts.clean.columns);
  return createCleanedTable(parts);
}

async function gather(events: AsyncIterable<PipelineEvent>): Promise<Parts> {
  const found: { -readonly [Key in keyof Parts]?: Parts[Key] } = {};
  for await (const event of events) {
    if (event.kind === "refused") throw new UnreadableInput(event.reason);
    if (event.kind === "ingested") found.ingested = event;
    else if (event.kind === "metadata") found.metadata = event.metadata;
    else if (event.kind === "cleaned") found.clean = event.clean;
  }
  const { ingested, metadata, clean: cleaned } = found;
  if (ingested === undefined || metadata === undefined || cleaned === undefined)
    throw new Error("The pipeline ended before it had cleaned the table");
  return { ingested, metadata, clean: cleaned };
}

/** What was chosen for no column, or for none that there is, would be forgotten in silence. */
function requireChoices(choices: readonly TitledChoice[], columns: readonly CleanColumn[]): void {
  for (const { title, decided = {} } of choices) {
    const column = columns.find((one) => one.title === title);
    if (column === undefined) throw new TypeError(`There is no column "${title}"`);
    for (const [id, option] of Object.entries(decided)) {
      const options = column.decisions.find((decision) => decision.id === id)?.options.map((one) => one.id) ?? [];
      if (!options.includes(option))
        throw new TypeError(`Column "${title}" has no decision "${id}" with an option "${option}"`);
    }
  }
}
