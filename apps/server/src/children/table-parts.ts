/** The ranges of a table that are cleaned, each in files of its own until they are joined. */
import { readFile } from "node:fs/promises";
import { addFindings, countFindings, describeFindings, type Findings } from "@limpid/pipeline";
import { gatherPartFacts, joinParts, type TypeFacts, writeDurably, writeReview } from "@limpid/store";
import type { CleanTable, RowsRange } from "@limpid/table";
import { reviewPath, summaryPath } from "./part-paths.ts";
import type { JoinRangesInput } from "./pipeline-methods.ts";

interface PartSummary {
  readonly facts: readonly TypeFacts[];
  readonly findings: Findings;
}

export async function writePart(folder: string, range: RowsRange, clean: CleanTable): Promise<void> {
  await writeReview(reviewPath(folder, range), clean, range.firstRow);
  const summary: PartSummary = { facts: gatherPartFacts(clean), findings: countFindings(clean) };
  await writeDurably(summaryPath(folder, range), (file) => file.writeFile(JSON.stringify(summary)));
}

/** A sentence on what cleaning found. */
export async function joinRanges({ ranges, partsFolder, rowsOfTable, ...table }: JoinRangesInput): Promise<string> {
  const summaries = await Promise.all(
    ranges.map(async (range) => JSON.parse(await readFile(summaryPath(partsFolder, range), "utf8")) as PartSummary),
  );
  const parts = ranges.map((range, index) => ({
    reviewPath: reviewPath(partsFolder, range),
    facts: summaries[index]?.facts ?? [],
  }));
  const { paths, ...rest } = table;
  await joinParts({ ...rest, parts, rowCount: ranges.at(-1)?.endRow ?? 0 }, paths);
  return describeFindings(addFindings(summaries.map(({ findings }) => findings)), rowsOfTable);
}
