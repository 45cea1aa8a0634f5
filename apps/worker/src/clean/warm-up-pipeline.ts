/** Cleans small made tables and writes one of them, as a job would. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CleanedExample, warmUp } from "@limpid/pipeline";
import { writeCleaned, writeIngest } from "@limpid/tables";

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
    const at = (name: string): string => join(folder, name);
    await writeIngest(at("ingest"), table);
    await writeCleaned({ clean: at("clean"), review: at("review"), plain: at("plain") }, [clean]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
