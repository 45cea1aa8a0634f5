/** What is said of a table at the end: what its columns decided, and its name, description and tags. */
import type { ClutterLine } from "@limpid/ingest";
import type { CleanColumn, CleanTable, Table } from "@limpid/table";
import { countFindings, describeFindings } from "./count-findings.ts";
import { describeTable } from "./describe-table.ts";
import type { PipelineEvent, TableMetadata } from "./events.ts";

interface Description {
  readonly fileName: string;
  readonly clutter: readonly ClutterLine[];
  readonly rowsToClean: number;
  /** Better words, where a language model finds some. */
  readonly words: Promise<Partial<TableMetadata> | undefined>;
}

/** `clean` may be the first of several ranges; then nothing is said of what cleaning found. */
export async function* describeCleaned(
  table: Table,
  clean: CleanTable,
  { fileName, clutter, rowsToClean, words }: Description,
): AsyncGenerator<Extract<PipelineEvent, { kind: "info" | "metadata" }>> {
  yield { kind: "info", messages: clean.columns.flatMap(sentencesOf) };
  const described = describeTable(table, clean, fileName, clutter);
  const findings = clean.rowCount === rowsToClean ? describeFindings(countFindings(clean), table.rowCount) : "";
  const metadata = { ...described, description: `${described.description} ${findings}`.trim() };
  yield { kind: "metadata", metadata };
  const better = await words;
  if (better !== undefined) yield { kind: "metadata", metadata: { ...metadata, ...better } };
}

function sentencesOf({ title, evidence }: CleanColumn): string[] {
  return evidence.map((sentence) => `${title}: ${sentence}`);
}
