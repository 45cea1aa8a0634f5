/**
 * A cleaned table of thirty columns on its screen, beside AG Grid Community with the same rows from the same service, in turn: the
 * first cells, frames while it is scrolled, jumps, and the heap of the tab.
 */
import assert from "node:assert/strict";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../e2e/browser.ts";
import { PEER_PATH, type PeerTable, peerVersion, servePeer } from "./grid/peer-page.ts";
import { type GridPlaces, jumpTo, measureHeap, prepareToWatch, scrollOn, timeFirstCells } from "./grid/watch-grid.ts";
import { cleanUpload } from "./support/follow-job.ts";
import { knownRow, TITLES } from "./support/generate-table.ts";
import { scenario } from "./support/scenario.ts";
import { median, medians, percentile } from "./support/statistics.ts";
import { takeTurns } from "./support/timing.ts";

const PARTS = [0, 1, 2];
const WIDE_TITLES = PARTS.flatMap((part) => TITLES.map((title) => (part === 0 ? title : `${title} ${part + 1}`)));
const PAGE_SIZE = 100;
const JUMPS = [0.5, 0.1, 0.9, 0.3, 0.7, 0.2, 0.8, 0.4, 0.6, 0.95];
const OWN = "Limpid";
const OWN_PLACES: GridPlaces = { scroller: "[role=grid]", cell: "[role=gridcell][aria-colindex='2']" };
const PEER_PLACES: GridPlaces = { scroller: ".ag-grid-viewport", cell: ".ag-cell[aria-colindex='1']" };

export default scenario({
  title: "A long, wide table on its screen",
  options: { rows: 1_000_000, runs: 3 },
  measure: async ({ rows, runs }, { serve, onEnd }) => {
    const { client, server } = await serve({ WORKERS: "2" });
    const browser = await launchBrowser();
    onEnd(() => browser.close());
    const job = await cleanUpload(client, wideTable(rows), "wide.csv");
    const { basics } = (await client.table(job)).body;
    assert.deepEqual([basics.num_rows, basics.num_columns], [rows, WIDE_TITLES.length]);
    const table = { job, titles: WIDE_TITLES, rows, pageSize: PAGE_SIZE };
    const done = await takeTurns([OWN, `AG Grid Community ${peerVersion()}`], runs, (grid) =>
      measureGrid(browser, server.url, table, grid === OWN),
    );
    const figures = [...done].map(([grid, all]) => ({ grid, ...medians(all) }));
    return { page: [`${rows} rows of ${WIDE_TITLES.length} columns; medians of ${runs} runs.`, figures] };
  },
});

async function measureGrid(browser: Browser, baseURL: string, table: PeerTable, isOwn: boolean) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const places = isOwn ? OWN_PLACES : PEER_PLACES;
  try {
    // What is served here goes through this process, with all other requests of the page.
    if (!isOwn) await servePeer(context, table);
    await prepareToWatch(context);
    const page = await context.newPage();
    const firstCellsMs = await timeFirstCells(page, isOwn ? `/table/${table.job}` : PEER_PATH, places);
    const { frames, blankMs } = await scrollOn(page, places, table.rows);
    const jumps: number[] = [];
    for (const share of JUMPS) jumps.push(await jumpTo(page, places, share));
    return {
      firstCellsMs,
      frameP95Ms: percentile(frames, 95),
      longestBlankWhileScrollingMs: blankMs,
      jumpMs: median(jumps),
      longestJumpMs: Math.max(...jumps),
      heapMb: (await measureHeap(page)) / 1e6,
    };
  } finally {
    await context.close();
  }
}

/** Three rows of the known table stand beside each other. */
function wideTable(rows: number): Uint8Array {
  const lines = Array.from({ length: rows }, (_, row) =>
    PARTS.flatMap((part) => knownRow(row + part * rows).map(({ raw }) => raw)).join(";"),
  );
  return new TextEncoder().encode(`${WIDE_TITLES.join(";")}\n${lines.join("\n")}\n`);
}
