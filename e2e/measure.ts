/**
 * `npm run e2e -- --measure`: what a visitor waits for, on each route. Largest contentful paint, layout shift and the
 * JavaScript that the first screen needs, as the browser itself counts them; the median of several visits.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { startServer } from "../tools/testing/start-server.ts";
import { launchBrowser } from "./browser.ts";
import { uploadSamples } from "./screens.ts";

interface Measure {
  readonly lcpMs: number;
  readonly cls: number;
  readonly scriptBytes: number;
}

interface WatchedWindow {
  lcpMs: number;
  cls: number;
}

const VISITS = 5;
const GOALS = { lcpMs: 1500, cls: 0.02, scriptKb: 250 } as const;
const ORDERS = fileURLToPath(new URL("files/orders.csv", import.meta.url));
const KB = 1000;

const server = await startServer();
const browser = await launchBrowser();
try {
  const { id } = await uploadSamples(server.url);
  console.log(`Goals: LCP ≤ ${GOALS.lcpMs} ms, CLS ≤ ${GOALS.cls}, initial JavaScript ≤ ${GOALS.scriptKb} kB gzip`);
  for (const path of ["/", "/upload", `/table/${id}`, `/embed/${id}`, "/404"])
    print(path.replace(id, ":id"), await repeat(() => measure(browser, server.url, path)));
  print("upload → table", await repeat(() => measure(browser, server.url, "/upload", true)));
} finally {
  await browser.close();
  await server.remove();
}

async function measure(opened: Browser, baseURL: string, path: string, isUploading = false): Promise<Measure> {
  const context = await opened.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.addInitScript(() => {
    const watched = Object.assign(window as unknown as WatchedWindow, { lcpMs: 0, cls: 0 });
    new PerformanceObserver((list) => {
      watched.lcpMs = list.getEntries().at(-1)?.startTime ?? watched.lcpMs;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) watched.cls += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(path, { waitUntil: "load" });
  if (isUploading) {
    await page.locator("input[type=file]").setInputFiles({
      name: "orders.csv",
      mimeType: "text/csv",
      buffer: await readFile(ORDERS),
    });
    await page.getByRole("button", { name: "Start" }).first().click();
    await page.getByText("File cleaned").waitFor();
  } else if (path.startsWith("/table/")) await page.getByText("File loaded").waitFor();
  else await page.getByRole("main").locator(":is(h1, [role=grid])").first().waitFor({ state: "attached" });
  // Two frames later all that was drawn has been counted.
  const { lcpMs, cls } = await page.evaluate(
    () =>
      new Promise<WatchedWindow>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const { lcpMs, cls } = window as unknown as WatchedWindow;
            resolve({ lcpMs, cls });
          }),
        );
      }),
  );
  const sizes = await Promise.all(scripts);
  await context.close();
  return { lcpMs, cls, scriptBytes: sizes.reduce((sum, size) => sum + size, 0) };
}

async function repeat(visit: () => Promise<Measure>): Promise<Measure> {
  const visits: Measure[] = [];
  for (let index = 0; index < VISITS; index++) visits.push(await visit());
  const median = (pick: (measured: Measure) => number): number =>
    visits.map(pick).sort((one, other) => one - other)[Math.floor(VISITS / 2)] ?? 0;
  return {
    lcpMs: median(({ lcpMs }) => lcpMs),
    cls: median(({ cls }) => cls),
    scriptBytes: median(({ scriptBytes }) => scriptBytes),
  };
}

function print(path: string, { lcpMs, cls, scriptBytes }: Measure): void {
  const columns = [
    path.padEnd(16),
    `LCP ${Math.round(lcpMs)} ms`.padEnd(14),
    `CLS ${cls.toFixed(4)}`.padEnd(14),
    `JS ${(scriptBytes / KB).toFixed(1)} kB gzip`,
  ];
  console.log(columns.join("  "));
}
