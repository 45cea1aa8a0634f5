/** The words for a table that was cleaned once more. A language model is not asked again: what it said stays, as does what the owner said. */

import type { TableRecord } from "@limpid/database";
import type { TableMetadata } from "@limpid/worker-protocol";
import type { Config } from "../config.ts";
import { withOwnWords } from "../tables/own-words.ts";

export function wordsAfterCleaning(
  table: TableRecord,
  { description, tags }: TableMetadata,
  { languageModel }: Config,
): Pick<TableMetadata, "description" | "tags"> {
  const isKept = languageModel !== null && table.description !== null;
  const words = isKept ? { description: table.description, tags: table.tags } : { description, tags };
  return withOwnWords(words, table.ownerDetails);
}
