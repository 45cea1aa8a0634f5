/**
 * What a power cut would leave at many moments of one run: the disk copies what it would hold, and goes on. So there are a
 * thousand moments in the time of a few starts; `victims.ts` has the kills after which the service itself goes on.
 */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { examineFolder } from "@limpid/admin";
import { editStore, openDatabase } from "@limpid/database";
import { ApiClient } from "../../tools/testing/client.ts";
import { startServer } from "../../tools/testing/start-server.ts";
import { generateCsv } from "../support/generate-table.ts";
import { seededRandom } from "../support/random.ts";
import { sum } from "../support/statistics.ts";
import { Visitor } from "../support/visitor.ts";
import { Editor } from "./editor.ts";
import { ForgetfulDisk } from "./forgetful-disk.ts";

export interface Cuts {
  readonly disk: "honest" | "lying";
  readonly moments: number;
  /** Edits that were acknowledged before the last moment. */
  readonly edits: number;
  /** Tables whose cleaning had ended before the last moment. */
  readonly tables: number;
  readonly faults: readonly string[];
}

const MOMENTS_A_RUN = 50;
const EDITED_TABLES = 3;
const EDITED_ROWS = 1000;
/** Small, so that tables are made, written and announced all the time. */
const PASSING_ROWS = 200;
/** The service takes 120 uploads a minute of one session. */
const PACE_MS = 500;
/** The longest pause between two moments; a page of the log is written about every ten milliseconds. */
const MAX_PAUSE_MS = 200;
const SILENT = { info() {}, warn() {} };

/** Moments are taken in several runs, for a copy holds all that its run has made so far. */
export async function cutAtMoments(count: number, disk: Cuts["disk"]): Promise<Cuts> {
  const runs: Cuts[] = [];
  for (let done = 0; done < count; done += MOMENTS_A_RUN) {
    runs.push(await cutOneRun(Math.min(MOMENTS_A_RUN, count - done), disk, runs.length + 1));
    console.log(`  ${sum(runs, (run) => run.moments)} moments, ${sum(runs, (run) => run.faults.length)} faults`);
  }
  return {
    disk,
    moments: count,
    edits: sum(runs, (run) => run.edits),
    tables: sum(runs, (run) => run.tables),
    faults: runs.flatMap(({ faults }, run) => faults.map((fault) => `run ${run + 1}, ${fault}`)),
  };
}

async function cutOneRun(count: number, disk: Cuts["disk"], seed: number): Promise<Cuts> {
  const media = await ForgetfulDisk.create({ lies: disk === "lying", seed });
  const server = await startServer({
    DATA_DIR: join(media.folder, "data"),
    WORKERS: "1",
    RATE_LIMIT_PER_MINUTE: "100000000",
  });
  try {
    const client = await ApiClient.connect(server.url);
    const editors = await Promise.all(Array.from({ length: EDITED_TABLES }, () => prepareEditor(client)));
    const upload = new PassingTables(client);
    for (const each of [...editors, upload]) each.start();
    const faults = await takeMoments(count, media, { editors, random: seededRandom(seed) });
    await Promise.all([...editors, upload].map((each) => each.stop()));
    const edits = sum(editors, ({ acknowledged }) => acknowledged.length);
    return { disk, moments: count, edits, tables: upload.done, faults: [...faults, ...upload.faults] };
  } finally {
    await server.kill();
    await media.remove();
    await server.remove();
  }
}

interface Watched {
  readonly editors: readonly Editor[];
  readonly random: () => number;
}

async function takeMoments(count: number, media: ForgetfulDisk, { editors, random }: Watched): Promise<string[]> {
  const faults: string[] = [];
  for (let moment = 0; moment < count; moment++) {
    await sleep(random() * MAX_PAUSE_MS);
    const acknowledged = editors.map((editor) => ({ job: editor.job, count: editor.acknowledged.length }));
    const left = await media.copyAsIfCut();
    const found = await findFaults(join(left, "data"), editors, acknowledged);
    faults.push(...found.map((fault) => `moment ${moment + 1}: ${fault.replaceAll(left, "")}`));
    await rm(left, { recursive: true });
  }
  return faults;
}

/** Opens the folder as a start does, which takes up the log of the database. */
async function findFaults(
  dataDir: string,
  editors: readonly Editor[],
  acknowledged: readonly { readonly job: string; readonly count: number }[],
): Promise<string[]> {
  // It names the process that had the folder, which is still alive here.
  await rm(join(dataDir, "host.lock"), { force: true });
  const wrong = (await examineFolder(dataDir)).filter(({ kind }) => kind === "wrong").map(({ text }) => text);
  try {
    const database = await openDatabase({ dataDir, log: SILENT });
    try {
      const lost = acknowledged.map(async ({ job, count }, place) => {
        const kept = await editStore.upTo(database.db, job, Number.MAX_SAFE_INTEGER);
        const values = new Set(kept.map(({ value }) => value));
        const missing = (editors[place]?.acknowledged ?? []).slice(0, count).filter(({ value }) => !values.has(value));
        return missing.map(({ row, column }) => `The edit of cell ${row}, ${column} of table ${place + 1} is lost`);
      });
      return [...wrong, ...(await Promise.all(lost)).flat()];
    } finally {
      await database.close();
    }
  } catch (error) {
    return [...wrong, String(error)];
  }
}

async function prepareEditor(client: ApiClient): Promise<Editor> {
  const job = await client.uploadCleaned(generateCsv(EDITED_ROWS), { filename: "edited.csv" });
  return new Editor(client, job, EDITED_ROWS);
}

/** Brings one table after the other. */
class PassingTables extends Visitor {
  done = 0;
  private readonly bytes = generateCsv(PASSING_ROWS);

  constructor(private readonly client: ApiClient) {
    super(PACE_MS);
  }

  protected async goOnce(): Promise<void> {
    await this.client.uploadCleaned(this.bytes, { filename: `passing ${this.done}.csv` });
    this.done++;
  }
}
