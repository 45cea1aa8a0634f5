/** Names and describes a table after another cleaning. No language model is asked again: its words stay, and so do the owner's. */

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
