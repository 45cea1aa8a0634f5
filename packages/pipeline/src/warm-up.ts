/**
 * Cleans small made tables, one for each group of classes, so that a process has loaded its word lists and compiled its
 * code before the first user's file arrives. The caller may stop after any of them.
 */
import { entities } from "@limpid/entities";
import type { CleanTable, Table } from "@limpid/table";
import { cleanFile } from "./clean-file.ts";

export interface CleanedExample {
  readonly table: Table;
  readonly clean: CleanTable;
}

const ROWS = 12;

export async function* warmUp(): AsyncGenerator<CleanedExample> {
  for (const group of new Set(entities.map((entity) => entity.group))) yield await cleanExample(exampleTable(group));
}

async function cleanExample(text: string): Promise<CleanedExample> {
  const options = { fileName: "warm-up.csv", rowLimit: 0, pageSize: 20, now: () => 0 };
  let table: Table | undefined;
  for await (const event of cleanFile(new TextEncoder().encode(text), options)) {
    if (event.kind === "ingested") table = event.table;
    if (event.kind === "cleaned" && table !== undefined) return { table, clean: event.clean };
  }
  throw new Error("The example table was not cleaned");
}

/** Builds a table with a column for each class of the group, filled with the class's own examples. */
function exampleTable(group: string): string {
  const members = entities.filter((entity) => entity.group === group);
  const texts = members.map(({ examples }) => examples.clean);
  const lines = [members.map(({ id }) => id).join(",")];
  for (let row = 0; row < ROWS; row++) {
    const cells = texts.map((clean) => clean[row % Math.max(1, clean.length)]?.[0] ?? "");
    lines.push(cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","));
  }
  return lines.join("\n");
}
