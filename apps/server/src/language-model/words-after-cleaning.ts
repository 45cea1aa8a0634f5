/** The words for a table that was cleaned once more. A language model is not asked again: what it said stays. */
import type { TableMetadata } from "@limpid/pipeline";
import type { TableRecord } from "@limpid/store";
import type { Config } from "../config.ts";

export function wordsAfterCleaning(
  table: TableRecord,
  { description, tags }: TableMetadata,
  { languageModel }: Config,
): Pick<TableMetadata, "description" | "tags"> {
  if (languageModel === null || table.description === null) return { description, tags };
  return { description: table.description, tags: table.tags };
}
