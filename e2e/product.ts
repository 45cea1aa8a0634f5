/** The built product as a visitor meets it: one server and one browser for a spec file, a clean visitor for each visit. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { ensureBuilt } from "../tools/ensure-built.mjs";
import { startServer, type TestServer } from "../tools/testing/start-server.ts";
import { launchBrowser } from "./browser.ts";
import { type PageFaults, watchFaults } from "./page-faults.ts";
import { shoot } from "./shots.ts";

export type Theme = "light" | "dark";

export interface VisitOptions {
  readonly theme?: Theme;
  readonly width?: number;
  readonly height?: number;
  /** A session the visitor has already. */
  readonly session?: string;
  /** What has to be so before the first request. */
  readonly prepare?: ((visit: Visit) => Promise<void>) | undefined;
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: PageFaults;
}

export interface Product {
  readonly url: string;
  readonly server: TestServer;
  readonly visit: (path: string, options?: VisitOptions) => Promise<Visit>;
  /** The server goes away, and comes back at the same address with what it kept. */
  readonly goDown: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
}

const WIDE = { width: 1440, height: 900 } as const;
/** Long enough for a slow machine under load; a test that passes never waits for it. */
const PATIENCE_MS = 30_000;

/**
 * For the top of a spec file: what is opened there is closed after it, and a fault of a page fails its test. One worker
 * is enough for one visitor, and starts in half the time.
 */
export function openProduct(settings: Readonly<Record<string, string>> = {}): Product {
  let browser: Browser;
  let server: TestServer;
  let visits: Visit[] = [];

  beforeAll(async () => {
    await ensureBuilt({ quiet: true });
    [server, browser] = await Promise.all([startServer({ WORKERS: "1", ...settings }), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });
  afterEach(async ({ task }) => {
    const ended = visits;
    visits = [];
    if (task.result?.state === "fail") await shootFailures(task.name, ended);
    for (const { context } of ended) await context.close();
    expect(ended.flatMap(({ faults }) => faults.list())).toEqual([]);
  });

  const visit = async (path: string, options: VisitOptions = {}): Promise<Visit> => {
    const { theme = "light", width = WIDE.width, height = WIDE.height } = options;
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width, height },
      colorScheme: theme,
      reducedMotion: "reduce",
      locale: "en-GB",
      timezoneId: "Europe/Zurich",
    });
    if (options.session !== undefined)
      await context.addCookies([{ name: "session_uuid", value: options.session, url: server.url }]);
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const opened = { page, context, faults: watchFaults(page) };
    visits.push(opened);
    await options.prepare?.(opened);
    await page.goto(path);
    return opened;
  };
  return {
    get url() {
      return server.url;
    },
    get server() {
      return server;
    },
    visit,
    goDown: () => server.kill(),
    comeBack: async () => {
      server = await server.restart();
    },
  };
}

/** A picture that cannot be taken must not hide why the test failed. */
async function shootFailures(name: string, visits: readonly Visit[]): Promise<void> {
  await Promise.allSettled(visits.map(({ page }, index) => shoot(page, `failed-${name}-${index + 1}`)));
}
