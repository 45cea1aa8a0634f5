/** Cleans small made tables and writes one of them, as a job would. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CleanedExample, warmUp } from "@limpid/pipeline";
import { writeClean, writeIngest, writeReview } from "@limpid/tables";

export async function* warmUpPipeline(): AsyncGenerator<void> {
  let last: CleanedExample | undefined;
  for await (const example of warmUp()) {
    last = example;
    yield;
  }
  if (last !== undefined) await writeExample(last);
}

async function writeExample({ table, clean }: CleanedExample): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "limpid-warm-up-"));
  try {
    await writeIngest(join(folder, "ingest"), table);
    await writeClean(join(folder, "clean"), clean);
    await writeReview({ review: join(folder, "review"), plain: join(folder, "plain") }, clean);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
