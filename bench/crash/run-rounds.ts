/** Kills one victim again and again while a table is cleaned and two tables are edited. */
import { setTimeout as sleep } from "node:timers/promises";
import { ApiClient } from "../../tools/testing/client.ts";
import { startServer, type TestServer } from "../../tools/testing/start-server.ts";
import { followJob } from "../support/follow-job.ts";
import { generateCsv } from "../support/generate-table.ts";
import { countLeftovers, findLostEdits, findStoryFaults, findWrongPages } from "./check-table.ts";
import { Editor } from "./editor.ts";
import type { Prepared, Victim } from "./victims.ts";
import { PageWatcher } from "./watch-pages.ts";

export interface Round {
  /** Milliseconds between the upload's reply and the kill. */
  readonly killedAfterMs: number;
  /** The last message of the job before. */
  readonly stage: string;
  /** From the kill until an edit sent after it was acknowledged. */
  readonly editingAgainMs: number;
  /** From the kill until the table was cleaned. */
  readonly doneMs: number;
  /** Edits acknowledged in this round. */
  readonly edits: number;
  readonly pagesSeen: number;
  readonly leftovers: number;
  readonly faults: readonly string[];
}

export interface Rounds {
  readonly victim: string;
  /** An upload that nothing disturbs but the same editing. */
  readonly undisturbedMs: number;
  /** A start of the server after an orderly stop. */
  readonly startMs: number;
  readonly rounds: readonly Round[];
  /** Temporary files after one more start of the server. */
  readonly leftoversAtTheEnd: number;
}

interface Stage {
  server: TestServer;
  readonly prepared: Prepared;
  readonly client: ApiClient;
  readonly settled: Editor;
}

const SETTLED_ROWS = 3000;
/** Rows of the table in work that are edited: its first pages, which are shown early. */
const EARLY_ROWS = 100;
const GIVE_UP_MS = 120_000;
const EDITING_MS = 400;
/** The machine was slower when the undisturbed job was timed: kill earlier. */
const IMPATIENCE = 0.8;
/** The stage of a kill that came too late to meet the job. */
export const AFTER_THE_END = "after the end";
/** Five ranges, so that most kills meet a range other than the first. */
const RANGE_CELLS = "100000";
const SETTINGS = {
  CLEAN_ROW_LIMIT: "0",
  WORKERS: "1",
  RANGE_CELLS,
  MAX_UPLOAD_MB: "50",
  RATE_LIMIT_PER_MINUTE: "100000000",
};

interface Extent {
  /** Kills. */
  readonly count: number;
  /** Rows of the table in work: a second or two of cleaning are long enough to be met in the middle. */
  readonly rows: number;
}

export async function runRounds(victim: Victim, extent: Extent): Promise<Rounds> {
  const prepared = await victim.prepare();
  try {
    return { victim: victim.name, ...(await runPrepared(prepared, victim.name, extent)) };
  } finally {
    await prepared.remove();
  }
}

async function runPrepared(prepared: Prepared, name: string, { count, rows }: Extent): Promise<Omit<Rounds, "victim">> {
  const server = await startServer({ ...SETTINGS, ...prepared.settings });
  const client = await ApiClient.connect(server.url);
  const settledJob = await client.uploadCleaned(generateCsv(SETTLED_ROWS), { filename: "settled.csv" });
  const stage: Stage = { server, client, prepared, settled: new Editor(client, settledJob, SETTLED_ROWS) };
  try {
    const bytes = generateCsv(rows);
    await cleanOnce(stage, bytes);
    const undisturbedMs = await cleanOnce(stage, bytes);
    const rounds = await killUntil(count, stage, name, { rows, bytes, undisturbedMs, settledJob });
    await stage.server.stop();
    const stopped = performance.now();
    stage.server = await stage.server.restart();
    const startMs = Math.round(performance.now() - stopped);
    const leftoversAtTheEnd = countLeftovers(stage.server.dataDir);
    return { undisturbedMs, startMs, rounds, leftoversAtTheEnd };
  } finally {
    await stage.server.remove();
  }
}

interface Material {
  readonly rows: number;
  readonly bytes: Uint8Array;
  readonly undisturbedMs: number;
  readonly settledJob: string;
}

/** Kills spread over the whole job. One that came after the end is kept, but does not count as one of the middle. */
async function killUntil(count: number, stage: Stage, victim: string, material: Material): Promise<Round[]> {
  const rounds: Round[] = [];
  let met = 0;
  let expectedMs = material.undisturbedMs;
  while (met < count && rounds.length < 2 * count) {
    const round = await runRound(stage, material, expectedMs * ((met + 0.5) / count));
    console.log(`  ${victim} ${rounds.length + 1}: ${JSON.stringify(round)}`);
    rounds.push(round);
    if (round.stage === AFTER_THE_END) expectedMs *= IMPATIENCE;
    else met++;
  }
  return rounds;
}

async function cleanOnce({ client, settled }: Stage, bytes: Uint8Array): Promise<number> {
  const job = await client.upload(bytes);
  const started = performance.now();
  settled.start();
  for await (const _ of followJob(client, job, GIVE_UP_MS));
  await settled.stop();
  return performance.now() - started;
}

async function runRound(stage: Stage, { rows, bytes, settledJob }: Material, killAfterMs: number): Promise<Round> {
  const { client, settled } = stage;
  const before = settled.acknowledged.length;
  const job = await client.upload(bytes);
  const replied = performance.now();
  const early = new Editor(client, job, EARLY_ROWS);
  const watcher = new PageWatcher(client, job);
  const progress = { last: "queued", done: false };
  const following = followToTheEnd(client, job, progress);
  for (const each of [early, settled, watcher]) each.start();

  await sleep(Math.max(0, killAfterMs - (performance.now() - replied)));
  const { last, done } = progress;
  const killed = performance.now();
  stage.server = await stage.prepared.kill(stage.server);
  await following;
  const doneMs = performance.now() - killed;
  await sleep(EDITING_MS);
  await Promise.all([early.stop(), settled.stop(), watcher.stop()]);

  const editingAgain = settled.firstReplyAfter(killed);
  const faults = [
    ...(editingAgain === undefined ? ["Editing did not come back"] : []),
    ...watcher.faults,
    ...(await findStoryFaults(client, job)),
    ...(await findWrongPages(client, job, rows)),
    ...(await findLostEdits(client, job, early.acknowledged)),
    ...(await findLostEdits(client, settledJob, settled.acknowledged)),
  ];
  return {
    killedAfterMs: Math.round(killed - replied),
    stage: done ? AFTER_THE_END : last,
    editingAgainMs: Math.round((editingAgain ?? Number.POSITIVE_INFINITY) - killed),
    doneMs: Math.round(doneMs),
    edits: early.acknowledged.length + settled.acknowledged.length - before,
    pagesSeen: watcher.pagesSeen,
    leftovers: countLeftovers(stage.server.dataDir),
    faults,
  };
}

async function followToTheEnd(
  client: ApiClient,
  job: string,
  progress: { last: string; done: boolean },
): Promise<void> {
  for await (const { microservice, msg } of followJob(client, job, GIVE_UP_MS))
    progress.last = microservice === "SimpleCleaner" ? "evidence" : msg;
  progress.done = true;
}
