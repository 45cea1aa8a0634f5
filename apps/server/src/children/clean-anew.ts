/** Cleans a table once more, with the classes that a person has chosen, and writes its cleaned files. */
import { readFile } from "node:fs/promises";
import { cleanFile } from "@limpid/pipeline";
import { writeClean, writeReview } from "@limpid/store";
import type { CleanAnewEvent, CleanAnewInput, CleanedAnew } from "./pipeline-methods.ts";

export async function cleanAnew(
  { uploadPath, paths, ...options }: CleanAnewInput,
  send: (event: CleanAnewEvent) => Promise<void>,
): Promise<CleanedAnew> {
  const known: { -readonly [Name in keyof CleanedAnew]?: CleanedAnew[Name] } = {};
  for await (const event of cleanFile(await readFile(uploadPath), { ...options, now: () => performance.now() })) {
    if (event.kind === "refused") throw new Error(`A file that was read before is refused: ${event.reason}`);
    if (event.kind === "cleaning") known.columns = event.columns;
    if (event.kind === "page") {
      const { page, pageCount, secondsLeft } = event;
      await send({ page, pageCount, secondsLeft });
    }
    if (event.kind === "metadata") known.metadata = event.metadata;
    if (event.kind === "cleaned") {
      await writeClean(paths.clean, event.clean);
      await writeReview(paths.review, event.clean);
      known.rowCount = event.clean.rowCount;
    }
  }
  const { columns, metadata, rowCount } = known;
  if (columns === undefined || metadata === undefined || rowCount === undefined)
    throw new Error("The pipeline ended before the table was cleaned");
  return { columns, metadata, rowCount };
}
