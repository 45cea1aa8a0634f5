/** Yields the last events of a table: the decisions of its columns, then its name, description and tags. */
import type { ClutterLine } from "@limpid/ingest";
import type { CleanColumn, CleanTable, Table } from "@limpid/table";
import { describeTable } from "./describe-table.ts";
import type { PipelineEvent, TableMetadata } from "./events.ts";

interface Description {
  readonly fileName: string;
  readonly clutter: readonly ClutterLine[];
  /** Resolves to better words if a language model finds some. */
  readonly words: Promise<Partial<TableMetadata> | undefined>;
}

/** The events contain no number that edits or the cleaning of further rows would make wrong. */
export async function* describeCleaned(
  table: Table,
  clean: CleanTable,
  { fileName, clutter, words }: Description,
): AsyncGenerator<Extract<PipelineEvent, { kind: "info" | "metadata" }>> {
  yield { kind: "info", messages: clean.columns.flatMap(sentencesOf) };
  const metadata = describeTable(table, clean, fileName, clutter);
  yield { kind: "metadata", metadata };
  const better = await words;
  if (better !== undefined) yield { kind: "metadata", metadata: { ...metadata, ...better } };
}

function sentencesOf({ title, evidence }: CleanColumn): string[] {
  return evidence.map((sentence) => `${title}: ${sentence}`);
}
