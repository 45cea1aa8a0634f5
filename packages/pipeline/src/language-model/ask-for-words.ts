/** Asks a language model for a table's name, description and tags, and keeps the displayable parts of its answer. */
import type { EntityGuess, Table } from "@limpid/table";
import type { TableMetadata } from "../events.ts";
import type { LanguageModel } from "./language-model.ts";
import { profileColumn } from "./profile-column.ts";

const MAX_COLUMNS = 100;
const MAX_NAME_LENGTH = 120;
const MAX_DESCRIPTION_LENGTH = 600;
const MAX_TAG_LENGTH = 40;
const MAX_TAGS = 8;

export async function askForWords(
  table: Table,
  guesses: readonly EntityGuess[],
  { languageModel, fileName }: { languageModel: LanguageModel | undefined; fileName: string },
): Promise<Partial<TableMetadata> | undefined> {
  if (languageModel === undefined) return undefined;
  const columns = table.columns.slice(0, MAX_COLUMNS).flatMap((column, index) => {
    const guess = guesses[index];
    return guess === undefined ? [] : [profileColumn(column, guess)];
  });
  const words = await languageModel.describeTable({ fileName, rowCount: table.rowCount, columns });
  if (words === undefined) return undefined;
  const name = plain(words.name, MAX_NAME_LENGTH);
  const description = plain(words.description, MAX_DESCRIPTION_LENGTH);
  const tags = [...new Set(words.tags.map((tag) => plain(tag, MAX_TAG_LENGTH)))].filter(Boolean).slice(0, MAX_TAGS);
  return { ...(name && { name }), ...(description && { description }), ...(tags.length > 0 && { tags }) };
}

/** Returns one line without control characters; cuts a longer one at a word boundary. */
function plain(text: string, most: number): string {
  const line = text.replace(/[\p{C}\s]+/gu, " ").trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).replace(/\s\S*$/, "")}…`;
}
