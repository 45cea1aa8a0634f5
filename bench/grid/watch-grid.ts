/** What a grid of a million rows shows and when, seen from inside of its page: the same for every grid. */
import type { BrowserContext, Page } from "playwright-core";

/** The scrolling element of a grid and its first column, whose cells always have data. */
export interface GridPlaces {
  readonly scroller: string;
  readonly cell: string;
}

export interface Scrolled {
  /** Between two frames each. */
  readonly frames: readonly number[];
  /** The longest time in which a row in sight had no text. */
  readonly blankMs: number;
}

declare global {
  interface Window {
    /** Whether a row in sight has no text in its first column: of three places, each looked at beside the line between rows, too. */
    watchBlank: (scroller: Element, cellSelector: string) => () => boolean;
  }
}

/** Scripts that run in the page before its own. */
export async function prepareToWatch(context: BrowserContext): Promise<void> {
  // What runs in the page is compiled with this helper, which names functions.
  await context.addInitScript({ content: "globalThis.__name = (named) => named" });
  await context.addInitScript(() => {
    window.watchBlank = (scroller, cellSelector) => {
      const cell = document.querySelector(cellSelector)?.getBoundingClientRect();
      if (cell === undefined) throw new Error("There is no cell");
      const { top, bottom } = scroller.getBoundingClientRect();
      const x = cell.left + cell.width / 2;
      const hasText = (y: number): boolean =>
        /\d/.test(document.elementFromPoint(x, y)?.closest(cellSelector)?.textContent ?? "");
      return () => [top + 120, (top + bottom) / 2, bottom - 40].some((y) => !hasText(y) && !hasText(y + 3));
    };
  });
}

const ROWS_PER_FRAME = 4;
const FRAMES = 300;
const MAX_WAIT_MS = 20_000;

/** Milliseconds from the start of the navigation to the first cell with data. */
export async function timeFirstCells(page: Page, path: string, { cell }: GridPlaces): Promise<number> {
  await page.goto(path, { waitUntil: "commit" });
  return await page.evaluate(
    ([selector, maxMs]) =>
      new Promise<number>((resolve, reject) => {
        const look = (): void => {
          if (/\d/.test(document.querySelector(selector)?.textContent ?? "")) resolve(performance.now());
          else if (performance.now() > maxMs) reject(new Error("No cell has data"));
          else requestAnimationFrame(look);
        };
        look();
      }),
    [cell, MAX_WAIT_MS] as const,
  );
}

/** Scrolls down some rows in each frame. */
export async function scrollOn(page: Page, { scroller, cell }: GridPlaces, rows: number): Promise<Scrolled> {
  return await page.evaluate(
    async ([scrollerSelector, cellSelector, step, count]) => {
      const element = document.querySelector(scrollerSelector);
      if (element === null) throw new Error("There is no grid");
      const hasBlank = window.watchBlank(element, cellSelector);
      const px = element.scrollHeight * step;
      const frames: number[] = [];
      let blankSince: number | undefined;
      let blankMs = 0;
      let before = await new Promise<number>(requestAnimationFrame);
      while (frames.length < count) {
        element.scrollTop += px;
        const now = await new Promise<number>(requestAnimationFrame);
        frames.push(now - before);
        before = now;
        blankSince = hasBlank() ? (blankSince ?? now) : undefined;
        if (blankSince !== undefined) blankMs = Math.max(blankMs, now - blankSince);
      }
      return { frames, blankMs };
    },
    [scroller, cell, ROWS_PER_FRAME / rows, FRAMES] as const,
  );
}

/** Milliseconds from a jump to a share of the rows until no row in sight is without text. */
export async function jumpTo(page: Page, { scroller, cell }: GridPlaces, share: number): Promise<number> {
  return await page.evaluate(
    async ([scrollerSelector, cellSelector, to, maxMs]) => {
      const element = document.querySelector(scrollerSelector);
      if (element === null) throw new Error("There is no grid");
      const hasBlank = window.watchBlank(element, cellSelector);
      const started = performance.now();
      element.scrollTop = to * (element.scrollHeight - element.clientHeight);
      // What stood there before is gone in the first frame.
      await new Promise(requestAnimationFrame);
      do {
        await new Promise(requestAnimationFrame);
        if (performance.now() - started > maxMs) throw new Error("A row stays blank");
      } while (hasBlank());
      return performance.now() - started;
    },
    [scroller, cell, share, MAX_WAIT_MS] as const,
  );
}

/** Bytes of the heap of the page's scripts, after what nobody needs any more is collected. */
export async function measureHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize;
}
