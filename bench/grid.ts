/**
 * `npm run bench -- grid [--rows 1000000]`: a cleaned table of thirty columns on its screen, beside AG Grid Community with the
 * same rows from the same service, in turn: the first cells, frames while it is scrolled, jumps, and the heap of the tab.
 */
import assert from "node:assert/strict";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../e2e/browser.ts";
import { ApiClient } from "../tools/testing/client.ts";
import { startServer } from "../tools/testing/start-server.ts";
import { knownRow, TITLES } from "./generate-table.ts";
import { PEER_PATH, peerVersion, servePeer } from "./grid/peer-page.ts";
import { type GridPlaces, jumpTo, measureHeap, prepareToWatch, scrollOn, timeFirstCells } from "./grid/watch-grid.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { followJob } from "./support/follow-job.ts";
import { median, percentile, rounded } from "./support/statistics.ts";
import { markdownTable, writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({
  options: { rows: { type: "string", default: "1000000" }, runs: { type: "string", default: "3" } },
});
const ROWS = Number(options.rows);
const RUNS = Number(options.runs);
const COLUMNS = 30;
const PAGE_SIZE = 100;
const JUMPS = [0.5, 0.1, 0.9, 0.3, 0.7, 0.2, 0.8, 0.4, 0.6, 0.95];
const MAX_MS = 30 * 60_000;

interface GridFigures {
  readonly firstCellsMs: number;
  readonly frameP95Ms: number;
  readonly blankMs: number;
  readonly jumpMs: number;
  readonly longestJumpMs: number;
  readonly heapMb: number;
}

const OWN: GridPlaces = { scroller: "[role=grid]", cell: "[role=gridcell][aria-colindex='2']" };
const PEER: GridPlaces = { scroller: ".ag-grid-viewport", cell: ".ag-cell[aria-colindex='1']" };

const machine = describeMachine();
const server = await startServer({ CLEAN_ROW_LIMIT: "0", MAX_UPLOAD_MB: "500", WORKERS: "2" });
const browser = await launchBrowser();
try {
  const client = await ApiClient.connect(server.url);
  const job = await client.upload(wideTable(), { filename: "wide.csv" });
  for await (const _ of followJob(client, job, MAX_MS));
  const { body: table } = await client.table(job);
  assert.deepEqual([table.basics.num_rows, table.basics.num_columns], [ROWS, COLUMNS]);

  const own: GridFigures[] = [];
  const peer: GridFigures[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    own.push(await measure(browser, `/table/${job}`, OWN, job));
    peer.push(await measure(browser, PEER_PATH, PEER, job));
  }
  const figures = { Limpid: medians(own), [`AG Grid Community ${peerVersion()}`]: medians(peer) };
  const text = markdownTable(
    [
      "grid",
      "first cells, ms",
      "frame p95, ms",
      "longest blank while scrolling, ms",
      "jump, ms",
      "longest jump, ms",
      "heap, MB",
    ],
    Object.entries(figures).map(([name, found]) => [name, ...Object.values(found).map((value) => rounded(value))]),
  );
  writeResults({
    name: "grid",
    title: `A cleaned table of ${ROWS} × ${COLUMNS} on its screen`,
    machine,
    figures,
    text,
  });
} finally {
  await browser.close();
  await server.remove();
}

async function measure(opened: Browser, path: string, places: GridPlaces, job: string): Promise<GridFigures> {
  const context = await opened.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  try {
    // What is served here goes through this process, with all other requests of the page.
    if (path === PEER_PATH) await servePeer(context, { job, titles: wideTitles(), rows: ROWS, pageSize: PAGE_SIZE });
    await prepareToWatch(context);
    const page = await context.newPage();
    const firstCellsMs = await timeFirstCells(page, path, places);
    const { frames, blankMs } = await scrollOn(page, places, ROWS);
    const jumps: number[] = [];
    for (const share of JUMPS) jumps.push(await jumpTo(page, places, share));
    return {
      firstCellsMs,
      frameP95Ms: percentile(frames, 95),
      blankMs,
      jumpMs: median(jumps),
      longestJumpMs: Math.max(...jumps),
      heapMb: (await measureHeap(page)) / 1e6,
    };
  } finally {
    await context.close();
  }
}

function medians(runs: readonly GridFigures[]): GridFigures {
  const of = (figure: keyof GridFigures): number => median(runs.map((run) => run[figure]));
  return {
    firstCellsMs: of("firstCellsMs"),
    frameP95Ms: of("frameP95Ms"),
    blankMs: of("blankMs"),
    jumpMs: of("jumpMs"),
    longestJumpMs: of("longestJumpMs"),
    heapMb: of("heapMb"),
  };
}

function wideTitles(): readonly string[] {
  return [0, 1, 2].flatMap((part) => TITLES.map((title) => (part === 0 ? title : `${title} ${part + 1}`)));
}

/** Three rows of the known table beside each other. */
function wideTable(): Uint8Array {
  const lines = [wideTitles().join(";")];
  for (let row = 0; row < ROWS; row += 1)
    lines.push([0, 1, 2].flatMap((part) => knownRow(row + part * ROWS).map(({ raw }) => raw)).join(";"));
  return new TextEncoder().encode(`${lines.join("\n")}\n`);
}
