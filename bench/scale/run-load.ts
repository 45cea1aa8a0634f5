/** Puts a load on an installation whose processes are killed at random, and looks at the end for what is lost. */
import { ApiClient } from "../../tools/testing/client.ts";
import { countLeftovers, findLostEdits } from "../crash/check-table.ts";
import { Editor } from "../crash/editor.ts";
import { generateCsv } from "../support/generate-table.ts";
import { seededRandom } from "../support/random.ts";
import { median, sum } from "../support/statistics.ts";
import type { Deployment } from "./deployment.ts";
import { Chooser, Exporter, Follower, Uploader } from "./visitors.ts";

export interface Extent {
  readonly minutes: number;
  /** Between two kills on average. */
  readonly pauseMs: number;
  readonly seed: number;
}

export interface Findings {
  readonly minutes: number;
  readonly kills: { readonly web: number; readonly worker: number };
  readonly stalls: number;
  readonly edits: number;
  readonly choices: number;
  readonly files: number;
  /** How often a stream of edits broke off and went on. */
  readonly streamBreaks: number;
  readonly tables: number;
  readonly tableMs: { readonly median: number; readonly worst: number };
  /** Sent again, under the same key. */
  readonly uploadsWithoutAnswer: number;
  readonly leftovers: number;
  readonly faults: readonly string[];
}

const EDITORS = 2;
const UPLOADERS = 2;
const EDITED_ROWS = 2000;
const AMBIGUOUS = Array.from({ length: 400 }, (_, row) => `0${1 + (row % 9)}/0${1 + (row % 8)}/2024;${row}`);

export async function runLoad(deployment: Deployment, { minutes, pauseMs, seed }: Extent): Promise<Findings> {
  const random = seededRandom(seed);
  const client = await ApiClient.connect(deployment.url);
  const editors: Editor[] = [];
  for (let each = 0; each < EDITORS; each++)
    editors.push(new Editor(client, await client.uploadCleaned(generateCsv(EDITED_ROWS)), EDITED_ROWS));
  const followers = editors.map(({ job }) => new Follower(client, job));
  const chooser = new Chooser(client, await client.uploadCleaned(`day;amount\n${AMBIGUOUS.join("\n")}`));
  const exporter = new Exporter(client, editors[0]?.job ?? "", EDITED_ROWS);
  const uploaders = Array.from({ length: UPLOADERS }, () => new Uploader(client, random));
  const visitors = [...uploaders, chooser, exporter];
  for (const each of [...editors, ...followers, ...visitors]) each.start();

  const end = AbortSignal.timeout(minutes * 60_000);
  await deployment.killAtRandom(pauseMs, random, end);
  await Promise.all([...editors, ...visitors].map((each) => each.stop()));
  await Promise.all(followers.map((each, place) => each.stop(editors[place]?.acknowledged.length ?? 0)));

  const faults = [...visitors.flatMap((each) => each.faults), ...(await chooser.findLost())];
  for (const [place, { job, acknowledged }] of editors.entries()) {
    faults.push(...(await findLostEdits(client, job, acknowledged)));
    faults.push(...findUnheard(acknowledged, followers[place]?.heard ?? []));
  }
  const tableMs = uploaders.flatMap(({ cleanedMs }) => cleanedMs);
  return {
    minutes,
    kills: deployment.kills,
    stalls: deployment.stalls,
    edits: sum(editors, ({ acknowledged }) => acknowledged.length),
    choices: chooser.acknowledged.length,
    files: exporter.files,
    streamBreaks: sum(followers, ({ breaks }) => breaks),
    tables: tableMs.length,
    tableMs: { median: Math.round(median(tableMs)), worst: Math.round(Math.max(...tableMs)) },
    uploadsWithoutAnswer: sum(uploaders, ({ failures }) => failures),
    leftovers: countLeftovers(deployment.dataDir),
    faults,
  };
}

/** Each acknowledged edit must come once, in its order. The last one may have been kept without an answer. */
function findUnheard(acknowledged: Editor["acknowledged"], heard: readonly string[]): string[] {
  const wanted = acknowledged.map(({ value }) => value);
  const wrong = wanted.findIndex((value, place) => heard[place] !== value);
  if (wrong !== -1) return [`Edit ${wrong} of ${wanted.length} did not come in its place`];
  return heard.length > wanted.length + 1 ? [`${heard.length} edits came of ${wanted.length}`] : [];
}
