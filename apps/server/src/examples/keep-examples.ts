/**
 * A new installation has tables of the examples, so that search, feeds and queries have something to show. They are made
 * after the start, one at a time and only while nothing else is cleaned; each once, by one of all processes.
 */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { EXAMPLES, type Example } from "@limpid/contract";
import { EXAMPLES_USER, exampleStore, inTransaction, tableStore } from "@limpid/database";
import { TABLE_FILES, TableFiles } from "@limpid/files";
import type { Context } from "../context.ts";
import { findWebRoot } from "../web-root.ts";

type Needs = Pick<Context, "blobs" | "config" | "database" | "jobs" | "log">;

/** The first visitors come before the examples. */
const REST_MS = 2000;

/** The function it returns ends it. */
export function keepExamples(context: Needs): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let isStopping = false;
  let isFirst = true;
  const goRound = async (): Promise<void> => {
    try {
      if (isFirst) await exampleStore.show(context.database.db, context.config.exampleTables);
      isFirst = false;
      if (!(await isComplete(context)) && !isStopping) wait();
    } catch (error) {
      context.log.warn({ err: error }, "the example tables could not be made; this is tried again at the next start");
    }
  };
  const wait = (): void => {
    timer = setTimeout(() => {
      round = goRound();
    }, REST_MS).unref();
  };
  wait();
  return async () => {
    isStopping = true;
    clearTimeout(timer);
    await round;
  };
}

/** Makes the next example, if it may; true where nothing is left to do. */
async function isComplete(context: Needs): Promise<boolean> {
  const { config, database, log } = context;
  const root = findWebRoot();
  if (!config.exampleTables || root === undefined) return true;
  const made = new Set((await exampleStore.made(database.db)).map(({ file }) => file));
  const next = EXAMPLES.find(({ file }) => !made.has(file));
  if (next === undefined) {
    log.info("the example tables are in place");
    return true;
  }
  if ((await tableStore.unfinished(database.db)).length > 0) return false;
  await makeExample(next, await readFile(join(root, "examples", next.file)), context);
  return false;
}

async function makeExample({ file, title, mess }: Example, bytes: Buffer, context: Needs): Promise<void> {
  const { blobs, config, database, jobs } = context;
  const id = randomUUID();
  const files = new TableFiles(blobs, id);
  await files.put(TABLE_FILES.upload, bytes);
  const details = { name: title, description: `An example file: ${mess}`, tags: ["example"] };
  const isMade = await inTransaction(database.db, async (transaction) => {
    if (!(await exampleStore.claim(transaction, file, id))) return false;
    await tableStore.create(transaction, {
      id,
      // No session has this id, so the examples have no owner.
      session: randomUUID(),
      username: EXAMPLES_USER,
      fileName: file,
      source: "file",
      listedBy: "installation",
      pageSize: config.pageSize,
      rowLimit: config.cleanRowLimit,
      uploadBytes: bytes.length,
    });
    await tableStore.update(transaction, id, { ...details, ownerDetails: details });
    await jobs.enqueue(id, transaction);
    return true;
  });
  if (isMade) await jobs.wake();
  else await files.removeAll();
}
