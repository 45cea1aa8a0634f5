/** The ranges of a table that are cleaned, each in files of its own until they are joined. */
import { readFile } from "node:fs/promises";
import { writeDurably } from "@limpid/files";
import type { CleanTable, RowsRange, TypeFacts } from "@limpid/table";
import { gatherPartFacts, joinParts, writeCleanPart, writeReview } from "@limpid/tables";
import { type JoinRangesInput, partPaths, summaryPath } from "@limpid/worker-protocol";

interface PartSummary {
  readonly facts: readonly TypeFacts[];
}

export async function writePart(folder: string, range: RowsRange, clean: CleanTable): Promise<void> {
  const paths = partPaths(folder, range);
  await writeCleanPart(paths.clean, clean);
  await writeReview(paths, clean, range.firstRow);
  const summary: PartSummary = { facts: gatherPartFacts(clean) };
  await writeDurably(summaryPath(folder, range), (file) => file.writeFile(JSON.stringify(summary)));
}

export async function joinRanges({ ranges, partsFolder, titles, paths }: JoinRangesInput): Promise<null> {
  const summaries = await Promise.all(
    ranges.map(async (range) => JSON.parse(await readFile(summaryPath(partsFolder, range), "utf8")) as PartSummary),
  );
  const parts = ranges.map((range, index) => ({
    paths: partPaths(partsFolder, range),
    facts: summaries[index]?.facts ?? [],
  }));
  await joinParts(parts, titles, paths);
  return null;
}
