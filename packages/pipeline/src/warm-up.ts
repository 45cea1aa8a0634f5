/**
 * Cleans a made table once, so that a process has its word lists loaded and its hot code compiled before the first
 * user's file comes: without it the first page of the first file takes several times as long.
 */
import { entities } from "@limpid/entities";
import { cleanFile } from "./clean-file.ts";
import type { PipelineEvent } from "./events.ts";

const ROWS = 150;

export async function warmUp(): Promise<PipelineEvent[]> {
  const events: PipelineEvent[] = [];
  const options = { fileName: "warm-up.csv", rowLimit: 0, pageSize: 20, now: () => 0 };
  for await (const event of cleanFile(new TextEncoder().encode(exampleTable()), options)) events.push(event);
  return events;
}

/** A column for each class, filled with its own examples over and over. */
function exampleTable(): string {
  const lines = [entities.map(({ id }) => id).join(",")];
  for (let row = 0; row < ROWS; row++) {
    const cells = entities.map(({ examples }) => examples.clean[row % Math.max(1, examples.clean.length)]?.[0] ?? "");
    lines.push(cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","));
  }
  return lines.join("\n");
}
